import type { Parametros, ValorDeCampo } from '@colega/domain/formularios';

const poner = (valor: ValorDeCampo | undefined, claves: readonly string[], nuevo: ValorDeCampo): ValorDeCampo => {
  const [clave, ...resto] = claves;
  if (clave === undefined) return nuevo;
  if (Array.isArray(valor)) return valor.map((fila, i) => (String(i) === clave ? poner(fila, resto, nuevo) : fila));
  const objeto = typeof valor === 'object' && valor !== null ? valor : {};
  return { ...objeto, [clave]: poner(objeto[clave], resto, nuevo) };
};

/** What lies beside the path keeps its identity, so that it does not render again. */
export const ponerEnRuta = (valores: Parametros, ruta: string, valor: ValorDeCampo): Parametros =>
  poner(valores, ruta.split('.'), valor) as Parametros;
