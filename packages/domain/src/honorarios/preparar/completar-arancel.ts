import { armarRuta, type ContenidoDeArancel, cambiarEn, mapaEn, valorEn } from './ruta-de-celda.ts';

/** Of a table that is there, nobody asks for another row: whole, or as it is. */
const ENTERAS = ['escala', 'vivienda_unifamiliar', 'estado_obra'];
const POR_RENGLON = ['factores_superficie', 'coeficientes_tipo_obra', 'repartos'];

const conLoQueFalta = (contenido: ContenidoDeArancel, enBlanco: ContenidoDeArancel, ruta: string) => {
  const suyas = new Set(mapaEn(contenido, ruta).map(([clave]) => clave));
  const faltan = mapaEn(enBlanco, ruta).filter(([clave]) => !suyas.has(clave));
  if (faltan.length === 0) return contenido;
  return cambiarEn(contenido, ruta, Object.fromEntries([...mapaEn(contenido, ruta), ...faltan]));
};

/**
 * The same, with a row for each figure that the college's rubros ask for and it does not have: of a rubro that was turned on later, none would be
 * there to be filled in. What is there stays as it is.
 */
export const completarArancel = (contenido: ContenidoDeArancel, enBlanco: ContenidoDeArancel): ContenidoDeArancel => {
  const tablas = [...ENTERAS, ...POR_RENGLON, 'factores_categoria'];
  const sinRenglones = tablas.filter((clave) => mapaEn(contenido, armarRuta('tabla', clave, 'valores')).length === 0);
  const conTablas = sinRenglones.reduce((nuevo, clave) => {
    const ruta = armarRuta('tabla', clave);
    return mapaEn(enBlanco, armarRuta(ruta, 'valores')).length === 0
      ? nuevo
      : cambiarEn(nuevo, ruta, valorEn(enBlanco, ruta));
  }, contenido);
  const segmentos = mapaEn(conTablas, 'tabla/factores_categoria/valores').map(([clave]) => clave);
  return [
    ...POR_RENGLON.map((clave) => armarRuta('tabla', clave, 'valores')),
    ...segmentos.map((clave) => armarRuta('tabla', 'factores_categoria', 'valores', clave)),
    ...['tabla/factores_categoria/valores', 'tabla/tarifas'],
  ].reduce((nuevo, ruta) => conLoQueFalta(nuevo, enBlanco, ruta), conTablas);
};
