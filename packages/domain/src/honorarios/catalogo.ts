import { Decimal } from '../dinero/decimal.ts';
import type { Fecha } from '../fechas/fecha.ts';
import type { NodoDeTipoObra } from '../formularios/especiales/tipos-de-obra.ts';
import type { Formulario } from '../formularios/formulario.ts';
import { exigeActa } from '../formularios/parametros.ts';
import { exito, fracaso, type Resultado } from '../resultado/resultado.ts';
import type { Categoria, DatosDelCatalogo, Segmento, SegmentoTarea } from './datos/datos-del-catalogo.ts';
import { crearLector, en, type ProblemaDeDatos } from './datos/lector.ts';
import { leerDatos } from './datos/leer-datos.ts';
import { verificarDatos } from './datos/verificar-datos.ts';
import { tiposDeObraConCifras } from './obra/tipos-de-obra.ts';
import type { Caso, Parcial } from './reglas/regla.ts';
import { reglas } from './reglas/reglas.ts';
import { buscarResolucion, leerResolucion, type Resolucion } from './resolucion.ts';
import type { Tabla } from './tabla.ts';

/** A resolución ready to calculate: figures read, one prepared rule for each segment-task it has figures for. */
export type ResolucionEnUso = Resolucion & {
  ur: Decimal;
  minimo: Decimal;
  cifras: Tabla;
  calcular: ReadonlyMap<number, (caso: Caso) => Parcial>;
  /** The categories of the works tree that this tariff has a coefficient for. */
  tiposDeObra: readonly NodoDeTipoObra[];
};

/** What the fee engine works with; built once from the data of the college and never changed. */
export type Catalogo = {
  datos: DatosDelCatalogo;
  segmentos: ReadonlyMap<string, Segmento>;
  /** Active categories that the technician chooses from, by segment. */
  categorias: ReadonlyMap<string, readonly Categoria[]>;
  tareas: ReadonlyMap<number, TareaDelCatalogo>;
  resoluciones: readonly ResolucionEnUso[];
};

/** A segment-task with its form at hand. */
export type TareaDelCatalogo = SegmentoTarea & { formulario: Formulario; exige_acta: boolean; orden: number };

/** Reads, checks and prepares the data. Every problem found is answered with its place; none is thrown. */
export const construirCatalogo = (crudos: unknown): Resultado<Catalogo, ProblemaDeDatos[]> => {
  const lector = crearLector(crudos, '');
  const datos = leerDatos(lector);
  const problemas = [...lector.problemas, ...verificarDatos(datos)];
  const preparadas = datos.resoluciones.map((cruda, i) => prepararResolucion(cruda, i, datos, problemas));
  if (problemas.length > 0) return fracaso(problemas);
  const formularios = new Map(datos.formularios.map((f) => [f.id, f]));
  const tareas = datos.segmento_tareas.flatMap((t, orden) => {
    const formulario = formularios.get(t.formulario_id);
    return formulario ? [[t.id, { ...t, formulario, exige_acta: exigeActa(formulario), orden }] as const] : [];
  });
  return exito({
    datos,
    segmentos: new Map(datos.segmentos.map((s) => [s.key, s])),
    categorias: new Map(
      datos.segmentos.map(({ key }) => [
        key,
        datos.categorias.filter((c) => c.segmento.key === key && c.activa && !c.general),
      ]),
    ),
    tareas: new Map(tareas),
    resoluciones: preparadas,
  });
};

const prepararResolucion = (
  cruda: unknown,
  i: number,
  datos: DatosDelCatalogo,
  problemas: ProblemaDeDatos[],
): ResolucionEnUso => {
  const lector = crearLector(cruda, `resoluciones.${i}`);
  const leida = leerResolucion(lector);
  const tarifas = leida.cifras.tarifas;
  const calcular = datos.segmento_tareas.flatMap((t) => {
    const tarifa = en(tarifas, t.clave);
    return tarifa.valor === undefined ? [] : [[t.id, reglas[t.regla](tarifa, leida.cifras)] as const];
  });
  problemas.push(...lector.problemas);
  return {
    ...leida,
    ur: new Decimal(leida.unidad_referencial),
    minimo: new Decimal(leida.honorario_minimo),
    calcular: new Map(calcular),
    tiposDeObra: tiposDeObraConCifras(datos.tipo_obras, leida.cifras),
  };
};

/** The tariff in force on the contract date, ready to calculate. */
export const resolucionDe = ({ resoluciones }: Catalogo, fecha: Fecha): ResolucionEnUso | undefined =>
  buscarResolucion(resoluciones, fecha);
