import type { CalculoHonorario } from '@colega/contract/honorarios';
import { formatFecha } from '@colega/domain/fechas';
import { supuestosDe } from '@colega/domain/honorarios';
import { formatImporte } from '@colega/domain/importes';
import { type DatosDePlanilla, ficha } from './ficha-de-planilla.ts';
import { filasDePasos } from './filas-de-pasos.ts';
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
    minimo: formatImporte(calculo.honorario),
    convenido: formatImporte(calculo.honorario_convenido ?? calculo.honorario),
    ...porTarea(calculo),
    nota: supuestosDe(calculo.pasos).length === 0 ? null : NOTA,
    pasos: filasDePasos(calculo.pasos),
    mensajes: [...new Set([...calculo.mensajes, ...calculo.tareas_valores.flatMap((t) => t.mensajes)])],
  });
};

const NOTA =
  'Los pasos con asterisco (*) usan cifras que el Colegio todavía no confirmó. El honorario definitivo es el que resulte de la resolución vigente a la fecha del contrato.';

const porTarea = ({ tareas, tareas_valores, honorario, monto }: CalculoHonorario) => {
  const minimos = new Map(tareas_valores.map((t) => [t.tarea.id, t.honorario_determinado]));
  const filas = tareas?.map((una) => [
    una.tarea.nombre,
    formatImporte(minimos.get(una.tarea.id) ?? '0.00'),
    formatImporte(una.monto),
  ]);
  return { tareas: filas ?? null, totales: ['Total', formatImporte(honorario), formatImporte(monto ?? honorario)] };
};
