import { CLAVES_DE_ESTADO_DE_OBRA } from '../../formularios/especiales/claves-de-estado-de-obra.ts';
import { usaCoeficiente } from '../coeficiente.ts';
import type { DatosDelCatalogo } from './datos-del-catalogo.ts';
import type { ProblemaDeDatos } from './lector.ts';

/** No single file can know these: ids used twice, tasks whose form does not exist, a list that lacks an item. */
export const verificarDatos = (datos: DatosDelCatalogo): ProblemaDeDatos[] => [
  ...repetidos('segmentos', datos.segmentos, (s) => [s.id, s.key]),
  ...repetidos('rubros', datos.rubros, (r) => [r.id, r.clave]),
  ...repetidos('categorias', datos.categorias, (c) => [c.id, `${c.segmento.key}.${c.key}`]),
  ...repetidos('tareas', datos.tareas, (t) => [t.id, t.clave, t.nombre]),
  ...repetidos('segmento_tareas', datos.segmento_tareas, (t) => [t.id, t.clave]),
  ...repetidos('formularios', datos.formularios, (f) => [f.id, f.key]),
  ...sinFormulario(datos),
  ...estadoDeObra(datos),
  ...conCoeficiente(datos),
];

const repetidos = <T>(
  ruta: string,
  filas: readonly T[],
  claves: (fila: T) => (string | number)[],
): ProblemaDeDatos[] => {
  const vistas = new Set<string>();
  return filas.flatMap((fila, i) =>
    claves(fila).flatMap((clave, columna) => {
      const marca = `${columna}:${clave}`;
      const repetida = vistas.has(marca);
      vistas.add(marca);
      return repetida ? [{ ruta: `${ruta}.${i}`, motivo: `"${clave}" está repetido` }] : [];
    }),
  );
};

const sinFormulario = ({ segmento_tareas, formularios }: DatosDelCatalogo): ProblemaDeDatos[] =>
  segmento_tareas
    .filter((t) => !formularios.some((f) => f.id === t.formulario_id))
    .map((t) => ({ ruta: `segmento_tareas.${t.clave}`, motivo: `no existe el formulario ${t.formulario_id}` }));

/** A rubro shows the coefficient where the fee uses it: neither shown in vain nor applied unseen (S-32). */
const conCoeficiente = ({ rubros }: DatosDelCatalogo): ProblemaDeDatos[] =>
  rubros
    .filter((r) => r.muestra_coeficiente !== (r.segmento !== null && usaCoeficiente(r.segmento.key)))
    .map((r) => ({
      ruta: `rubros.${r.clave}.muestra_coeficiente`,
      motivo: `debe ser ${!r.muestra_coeficiente}, según el segmento del rubro`,
    }));

const estadoDeObra = ({ estado_obra }: DatosDelCatalogo): ProblemaDeDatos[] =>
  estado_obra.map((i) => i.key).join() === CLAVES_DE_ESTADO_DE_OBRA.join()
    ? []
    : [{ ruta: 'estado_obra', motivo: `las claves deben ser, en orden: ${CLAVES_DE_ESTADO_DE_OBRA.join(', ')}` }];
