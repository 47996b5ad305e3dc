const MAXIMO_POR_PRUEBA = 5;

// Rows read `AUT-001 | sentence`; open decisions (OPN) are not requirements.
export function contarFilas(texto) {
  return texto
    .split('\n')
    .map((linea) => /^\|?\s*(([A-Z]{3})-\d{3}) \| (.*?)(?: \|.*)?$/.exec(linea))
    .filter((parte) => parte && parte[2] !== 'OPN')
    .map(([, id, area, frase]) => ({ id, area, texto: frase }));
}

// Ids stand in square brackets, outside comments. A test that names too many proves none of them.
export function filasNombradas(texto) {
  const lineas = texto.split('\n').filter((linea) => !/^\s*(\/\/|\*|\/\*)/.test(linea));
  const grupos = lineas.flatMap((linea) => [...linea.matchAll(/\[([A-Z]{3}-\d{3}(?:,\s*[A-Z]{3}-\d{3})*)\]/g)]);
  const listas = grupos.map(([, ids]) => ids.split(/,\s*/));
  return {
    ids: listas.filter((ids) => ids.length <= MAXIMO_POR_PRUEBA).flat(),
    excesos: listas.filter((ids) => ids.length > MAXIMO_POR_PRUEBA).map((ids) => ids.join(', ')),
  };
}
