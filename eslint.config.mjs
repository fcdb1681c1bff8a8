import tseslint from 'typescript-eslint';

const noDefaultExport = { selector: 'ExportDefaultDeclaration', message: 'Name what you export.' };

export default tseslint.config(
  {
    ignores: [
      'coverage/**',
      'dist/**',
      'dist-test/**',
      'node_modules/**',
      'libs/client/src/schema.ts',
      '**/*.js',
      '**/*.cjs',
      '**/*.mjs',
    ],
  },
  ...tseslint.configs.strictTypeChecked,
  {
    languageOptions: {
      parserOptions: { project: ['./tsconfig.test.json'], tsconfigRootDir: import.meta.dirname },
    },
  },
  {
    files: ['**/*.ts'],
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/explicit-module-boundary-types': 'error',
      '@typescript-eslint/no-extraneous-class': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      'no-restricted-syntax': ['error', noDefaultExport],
      'max-lines': ['error', { max: 200, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 40, skipBlankLines: true, skipComments: true }],
      complexity: ['error', 8],
      'max-params': ['error', 3],
    },
  },
  {
    // The rules are pure: no clock, no chance, no exception, no mutable binding.
    files: ['libs/rules/**/*.ts'],
    ignores: ['**/*.spec.ts'],
    rules: {
      'no-restricted-globals': ['error', 'Date', 'setTimeout', 'console', 'process', 'crypto', 'fetch'],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Faces come in by the door.' },
      ],
      'no-restricted-syntax': [
        'error',
        noDefaultExport,
        { selector: 'ThrowStatement', message: 'A rule answers with a value.' },
        { selector: 'ClassDeclaration', message: 'The rules are data and functions.' },
        { selector: 'TSEnumDeclaration', message: 'Use a union of literals.' },
        { selector: 'VariableDeclaration[kind="let"]', message: 'Rules do not change what they are given.' },
      ],
      'no-param-reassign': ['error', { props: true }],
    },
  },
  {
    files: ['**/*.spec.ts', 'test/**/*.ts'],
    rules: {
      'max-lines': 'off',
      'max-lines-per-function': 'off',
      'max-params': 'off',
      complexity: 'off',
      '@typescript-eslint/no-explicit-any': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
);
