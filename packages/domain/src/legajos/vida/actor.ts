export type Actor = 'matriculado' | 'colegio';
