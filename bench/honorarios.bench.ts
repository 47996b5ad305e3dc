import './honorarios/main.ts';
