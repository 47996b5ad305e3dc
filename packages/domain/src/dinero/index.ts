export * from './caja/index.ts';
export * from './cuenta/index.ts';
export * from './cupones/index.ts';
export * from './devoluciones/index.ts';
export * from './liquidaciones/index.ts';
export * from './pagos/index.ts';
export * from './rendiciones/index.ts';
