import { esFecha, type Fecha } from '@colega/domain/fechas';
import {
  CLAVES_DE_ESTADO_DE_OBRA,
  leerActa,
  normalizarParametros,
  type Parametros,
  quitarClavesAjenas,
  valoresIniciales,
} from '@colega/domain/formularios';
import { COEFICIENTES } from '@colega/domain/honorarios';
import { type BorradorAutomatico, cargarActa } from '../automatico/borrador.ts';
import {
  type ContextoAutomatico,
  categoriasDelRubro,
  exigenActa,
  muestraCategoria,
  muestraCoeficiente,
  segmentoElegido,
  tareasElegidas,
} from '../automatico/contexto.ts';
import { elegirRubro } from '../automatico/editar-datos.ts';
import { agregarTarea, cambiarParametros } from '../automatico/editar-tareas.ts';

/** Each thing in its place, so that it is short; another shape asks for another version of the link. */
type EnElEnlace = [
  fecha: Fecha,
  rubro: number,
  categoria: string | 0,
  coeficiente: string | 0,
  tareas: [segmento_tarea: number, parametros: Parametros][],
  acta?: unknown,
];

const actaEnElEnlace = (acta: NonNullable<BorradorAutomatico['acta']>) => ({
  ...acta,
  estado_obra: Object.fromEntries(
    Object.entries(acta.estado_obra).filter(
      ([, { porcentaje_ejecutado, observaciones }]) => porcentaje_ejecutado !== '100' || observaciones !== '',
    ),
  ),
});

/** Null while there is nothing to share. */
export const armarEnlace = (borrador: BorradorAutomatico, contexto: ContextoAutomatico): unknown[] | null => {
  const { fecha, rubro_id, categoria, factor_coeficiente, tareas, acta } = borrador;
  if (rubro_id === null) return null;
  const contenido: EnElEnlace = [
    fecha,
    rubro_id,
    categoria ?? 0,
    muestraCoeficiente(borrador, contexto) ? factor_coeficiente : 0,
    // Also what its form begins with, which may be another when the link is read.
    tareas.map(({ segmento_tarea, parametros }) => [segmento_tarea, parametros]),
  ];
  if (acta) contenido.push(actaEnElEnlace(acta));
  return contenido;
};

export type EnlaceLeido = {
  borrador: BorradorAutomatico;
  /** In plain words: what it says that cannot be used. */
  sinEntender: string[];
};

/** Over a draft with nothing in it. What cannot be used is told, and the rest is kept. */
export const leerEnlace = (
  leido: readonly unknown[],
  vacio: BorradorAutomatico,
  contexto: ContextoAutomatico,
): EnlaceLeido => {
  const [fecha, rubro, categoria, coeficiente, tareas, acta, ...demas] = leido;
  const sinEntender: string[] = [];
  const decir = (que: string): void => void sinEntender.push(que);
  let b = vacio;
  if (typeof fecha === 'string' && esFecha(fecha)) b = { ...b, fecha };
  else if (fecha !== '') decir('La fecha del enlace no es una fecha: quedó la de hoy.');
  if (!contexto.rubros.some(({ id }) => id === rubro)) {
    return { borrador: b, sinEntender: [...sinEntender, 'El rubro del enlace ya no existe: elegí otro.'] };
  }
  b = elegirRubro(b, Number(rubro), contexto);
  b = conCategoria(b, categoria, contexto, decir);
  b = conCoeficiente(b, coeficiente, contexto, decir);
  b = conTareas(b, tareas, contexto, decir);
  b = conActa(b, acta, contexto, decir);
  if (demas.length > 0) decir('El enlace trae datos que esta página no conoce.');
  return { borrador: b, sinEntender };
};

/** Which tasks it names, before anything is known of them. */
export const idsDelEnlace = ([, , , , tareas]: readonly unknown[]): number[] =>
  Array.isArray(tareas)
    ? tareas.flatMap((una: unknown) => (Array.isArray(una) && typeof una[0] === 'number' ? [una[0]] : []))
    : [];

type Decir = (que: string) => void;

const conCategoria = (
  b: BorradorAutomatico,
  categoria: unknown,
  contexto: ContextoAutomatico,
  decir: Decir,
): BorradorAutomatico => {
  if (categoria === 0) return b;
  const suyas = muestraCategoria(b, contexto)
    ? categoriasDelRubro(contexto.categorias, segmentoElegido(b, contexto))
    : [];
  const hallada = suyas.find(({ key }) => key === categoria);
  if (hallada) return { ...b, categoria: hallada.key };
  decir('La categoría del enlace no es de ese rubro: elegila de nuevo.');
  return b;
};

const conCoeficiente = (
  b: BorradorAutomatico,
  coeficiente: unknown,
  contexto: ContextoAutomatico,
  decir: Decir,
): BorradorAutomatico => {
  if (coeficiente === 0) return b;
  const hallado = muestraCoeficiente(b, contexto) ? COEFICIENTES.find((uno) => uno === coeficiente) : undefined;
  if (hallado) return { ...b, factor_coeficiente: hallado };
  decir(`El coeficiente del enlace no se puede usar: quedó ${b.factor_coeficiente.replace('.', ',')}.`);
  return b;
};

const conTareas = (
  b: BorradorAutomatico,
  tareas: unknown,
  contexto: ContextoAutomatico,
  decir: Decir,
): BorradorAutomatico => {
  if (!Array.isArray(tareas)) {
    decir('No entendimos las tareas del enlace: agregalas de nuevo.');
    return b;
  }
  const armado = tareas.reduce<BorradorAutomatico>((hasta, una) => conTarea(hasta, una, contexto, decir), b);
  return { ...armado, tarea_activa: armado.tareas[0]?.segmento_tarea ?? null };
};

const conTarea = (
  b: BorradorAutomatico,
  una: unknown,
  contexto: ContextoAutomatico,
  decir: Decir,
): BorradorAutomatico => {
  const [id, parametros] = Array.isArray(una) ? una : [];
  const segmento = segmentoElegido(b, contexto);
  const definicion = contexto.tareas.find((tarea) => tarea.id === id && tarea.segmento.key === segmento);
  if (!definicion || definicion.inhabilitado) {
    decir('Una tarea del enlace ya no se ofrece en ese rubro: quedó afuera del cálculo.');
    return b;
  }
  const { nombre } = definicion.tarea;
  const agregada = agregarTarea(b, definicion.id, contexto);
  if (!agregada.ok) {
    decir(`La tarea «${nombre}» del enlace no se puede sumar a las otras: quedó afuera del cálculo.`);
    return b;
  }
  const formulario = contexto.formularios[definicion.formulario_id];
  if (!formulario) return agregada.valor;
  const crudos = typeof parametros === 'object' && parametros !== null ? (parametros as Parametros) : null;
  const propios = quitarClavesAjenas(formulario, crudos ?? {});
  const leidos = normalizarParametros(formulario, { ...valoresIniciales(formulario), ...propios });
  if (!crudos || !leidos.ok) {
    decir(`No entendimos los datos de la tarea «${nombre}»: cargalos de nuevo.`);
    return agregada.valor;
  }
  if (Object.keys(crudos).some((clave) => !Object.hasOwn(propios, clave))) {
    decir(`El enlace trae un dato de la tarea «${nombre}» que ya no se pide: quedó afuera del cálculo.`);
  }
  return cambiarParametros(agregada.valor, definicion.id, { ...valoresIniciales(formulario), ...propios });
};

const conActa = (
  b: BorradorAutomatico,
  acta: unknown,
  contexto: ContextoAutomatico,
  decir: Decir,
): BorradorAutomatico => {
  if (acta === undefined) return b;
  const leida = leerActa(acta);
  if (leida && esActaConocida(acta) && exigenActa(tareasElegidas(b, contexto))) {
    return { ...cargarActa(b, null), acta: leida };
  }
  decir('No entendimos el estado de la obra del enlace: cargalo de nuevo.');
  return b;
};

const CLAVES: ReadonlySet<string> = new Set(CLAVES_DE_ESTADO_DE_OBRA);
const esActaConocida = (acta: unknown): boolean => {
  const estado = (acta as { estado_obra?: unknown }).estado_obra;
  return typeof estado === 'object' && estado !== null && Object.keys(estado).every((clave) => CLAVES.has(clave));
};
