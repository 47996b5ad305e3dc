import { readFileSync } from 'node:fs';
import { listarArchivos } from '../comun/archivos.mjs';
import { avisar } from '../comun/avisar.mjs';
import { Falla, terminarConFallas } from '../comun/falla.mjs';
import { rutaDesdeRaiz } from '../comun/raiz.mjs';
import { contarFilas, filasNombradas } from '../comun/requisitos.mjs';

// npm run rows            a line an area
// npm run rows -- CUP     and the rows of that area that no test names
terminarConFallas(async () => {
  const filas = contarFilas(readFileSync(rutaDesdeRaiz('docs/requirements.md'), 'utf8'));
  if (filas.length === 0) throw new Falla('docs/requirements.md no tiene filas «AUT-001 | …».');
  const pruebas = listarArchivos().filter((archivo) => /\.(test|spec|journey)\.[cm]?tsx?$/.test(archivo));
  const nombradas = new Set();
  for (const prueba of pruebas) {
    const { ids, excesos } = filasNombradas(readFileSync(rutaDesdeRaiz(prueba), 'utf8'));
    for (const id of ids) nombradas.add(id);
    for (const exceso of excesos) avisar(`${prueba}: one test names more than five rows, not counted: ${exceso}`);
  }
  const cuantas = (lista) => lista.filter(({ id }) => nombradas.has(id)).length;
  for (const area of new Set(filas.map((fila) => fila.area))) {
    const lista = filas.filter((fila) => fila.area === area);
    avisar(`${area}  ${String(cuantas(lista)).padStart(3)} of ${lista.length}`);
  }
  avisar(`all  ${cuantas(filas)} of ${filas.length} named in ${pruebas.length} test files`);
  for (const area of process.argv.slice(2)) {
    for (const fila of filas.filter(({ id, area: suya }) => suya === area && !nombradas.has(id)))
      avisar(`${fila.id}  ${fila.texto}`);
  }
});
