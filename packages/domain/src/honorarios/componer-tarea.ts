import { type Decimal, importe } from '../importes/decimal.ts';
import { fuenteDeCifra } from './datos/lector.ts';
import type { Fuente } from './honorario.ts';
import { calculo, factor, formatPesos, type Monto, omitirCeros, pesos, suma, UNO } from './paso.ts';
import type { ResolucionEnUso } from './resolucion-en-uso.ts';
import { type Encabezado, factorDeCategoria } from './verificar-pedido.ts';

const COMO_SE_APLICAN: Fuente = { supuesto: 'S-32' };
/** Once a norm says the factor; of reference, what is told is how it is applied. */
const fuenteDeLaCategoria = (factorDeElla: Decimal, { cifras }: ResolucionEnUso): Fuente => {
  const suya = fuenteDeCifra(factorDeElla, cifras.factores_categoria.fuente);
  return 'norma' in suya ? suya : COMO_SE_APLICAN;
};

/** S-32. */
const conFactores = (
  partes: readonly Monto[],
  { coeficiente: { factor: coeficiente }, categoria, resolucion }: Encabezado,
): readonly Monto[] => {
  const deCategoria = factorDeCategoria(categoria);
  const factores: string[] = [];
  if (categoria && !deCategoria.eq(UNO)) {
    factores.push(`${factor(deCategoria)} (categoría ${categoria.categoria.nombre})`);
  }
  if (!coeficiente.eq(UNO)) factores.push(`${factor(coeficiente)} (coeficiente)`);
  if (factores.length === 0) return partes;
  const fuente = deCategoria.eq(UNO) ? COMO_SE_APLICAN : fuenteDeLaCategoria(deCategoria, resolucion);
  const [unica, ...otras] = partes;
  const subtotal = unica && otras.length === 0 ? unica : suma({ regla: 'subtotal', texto: 'Subtotal', fuente }, partes);
  const texto = `${formatPesos(subtotal)} × ${factores.join(' × ')}`;
  return [
    calculo({ regla: 'factores', texto, fuente }, subtotal.valor.times(deCategoria).times(coeficiente), [subtotal]),
  ];
};

const total = (partes: readonly Monto[]): Decimal => suma(SIN_TEXTO, partes).valor;
const SIN_TEXTO = { regla: 'total', texto: '', fuente: { norma: '' } };

/** A fee below the minimum of the resolución is raised to it, in a step of its own. */
const ajuste = (partes: readonly Monto[], { minimo, fuentes }: ResolucionEnUso): Monto[] => {
  const falta = minimo.minus(total(partes));
  if (falta.lte(0)) return [];
  const texto = `Ajuste al honorario mínimo de ${pesos(minimo)} por tarea`;
  return [calculo({ regla: 'honorario_minimo', texto, fuente: fuentes.honorario_minimo }, falta)];
};

export const componerTarea = (nombre: string, partes: readonly Monto[], encabezado: Encabezado) => {
  const conSusFactores = conFactores(omitirCeros(partes), encabezado);
  const delMinimo = ajuste(conSusFactores, encabezado.resolucion);
  const todo = suma({ regla: 'tarea', texto: nombre, fuente: encabezado.resolucion.fuentes.unidad_referencial }, [
    ...conSusFactores,
    ...delMinimo,
  ]);
  const mensajes = delMinimo.length === 0 ? [] : [`Se aplica el honorario mínimo por tarea: ${formatPesos(todo)}.`];
  return { monto: todo, honorario: importe(todo.valor), mensajes };
};
