import { formatFecha } from '@colega/domain/fechas';
import { type Paso, supuestosDe } from '@colega/domain/honorarios';
import { explicacion, mensajes, notaDeReferencia, porTarea } from './explicacion-de-planilla.ts';
import { type DatosDePlanilla, ficha, totales } from './ficha-de-planilla.ts';
import { fechaYHora, renderHoja } from './hoja.ts';
import { titulo } from './tablas.ts';

/** The printed calculation: the paper that goes with the contract. */
export const renderPlanilla = (datos: DatosDePlanilla): Promise<Uint8Array> => {
  const { calculo, calculado, legajo, matriculado } = datos;
  const numero = `Cálculo N.º ${calculo.id}`;
  return renderHoja({
    titulo: `Planilla de cálculo de honorarios - ${legajo ? `Legajo ${legajo.numero}` : numero}`,
    subtitulo: `${numero}\n${legajo ? `Legajo N.º ${legajo.numero}` : 'Sin legajo todavía'}`,
    asunto: `Honorario mínimo según ${calculo.resolucion}, contrato del ${formatFecha(calculo.fecha)}`,
    autor: matriculado.nombre,
    creado: calculado,
    pie: [`${numero} · calculado el ${fechaYHora(calculado)}`, ...lineaDeSupuestos(calculo.pasos)].join('\n'),
    contenido: [
      { text: 'Planilla de cálculo de honorarios', fontSize: 18, bold: true, margin: [0, 0, 0, 12], headlineLevel: 1 },
      ficha(datos),
      totales(calculo),
      ...porTarea(calculo),
      titulo('Cómo se calculó el honorario mínimo'),
      ...notaDeReferencia(calculo),
      explicacion(calculo),
      ...mensajes(calculo),
    ],
  });
};

/** For who reviews the figures: a clerk reads "valor de referencia". */
export const lineaDeSupuestos = (pasos: readonly Paso[]): string[] => {
  const supuestos = supuestosDe(pasos);
  return supuestos.length === 0 ? [] : [`Supuestos: ${supuestos.join(', ')}`];
};
