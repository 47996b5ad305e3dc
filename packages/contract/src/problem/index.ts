export { type Problem, zProblem } from './problem.ts';
