import type { CalculoHonorario } from '@colega/contract/honorarios';
import { formatFecha } from '@colega/domain/fechas';
import { formatImporte } from '@colega/domain/importes';
import { type DatosDePlanilla, ficha } from './ficha-de-planilla.ts';
import { explicar } from './filas-de-pasos.ts';
import { fechaYHora, imprimirHoja } from './hoja.ts';

export const renderPlanilla = (datos: DatosDePlanilla): Promise<Uint8Array> => {
  const { calculo, calculado, legajo, matriculado } = datos;
  const numero = `Cálculo N.º ${calculo.id}`;
  const hoja = {
    colegio: datos.colegio,
    titulo: `Planilla de cálculo de honorarios - ${legajo ? `Legajo ${legajo.numero}` : numero}`,
    subtitulo: [numero, legajo ? `Legajo N.º ${legajo.numero}` : 'Sin legajo todavía'],
    asunto: `Honorario mínimo según ${calculo.resolucion}, contrato del ${formatFecha(calculo.fecha)}`,
    autor: matriculado.nombre,
    creado: calculado,
    pie: `${numero} · calculado el ${fechaYHora(calculado)}`,
  };
  return imprimirHoja('planilla', hoja, {
    ficha: ficha(datos),
    convenido: formatImporte(calculo.honorario_convenido ?? calculo.honorario),
    ...porTarea(calculo),
    ...explicar(calculo),
  });
};

const porTarea = ({ tareas, tareas_valores, honorario, monto }: CalculoHonorario) => {
  const minimos = new Map(tareas_valores.map((t) => [t.tarea.id, t.honorario_determinado]));
  const filas = tareas?.map((una) => [
    una.tarea.nombre,
    formatImporte(minimos.get(una.tarea.id) ?? '0.00'),
    formatImporte(una.monto),
  ]);
  return { tareas: filas ?? null, totales: ['Total', formatImporte(honorario), formatImporte(monto ?? honorario)] };
};
