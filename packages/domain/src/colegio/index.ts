export { CLAVES_DE_PLAZO, type ClaveDePlazo, type PlazoFechado, plazoVigente } from './plazos.ts';
