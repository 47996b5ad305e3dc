export { anteponerCampo, type Problema } from './problema.ts';
export { exito, fracaso, type Resultado } from './resultado.ts';
