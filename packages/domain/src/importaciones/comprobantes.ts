import { simplificar } from '../validacion/simplificar.ts';
import type { ProblemaDeFila } from './codigos.ts';
import type { FilaAImportar } from './filas.ts';
import { type Plan, valorDe } from './plan.ts';

const DE_TODO_EL_COMPROBANTE = ['fecha', 'medio'] as const;

/** What one receipt paid was paid on one day and in one way. */
export const problemasDeComprobante = (fila: FilaAImportar, plan: Plan): ProblemaDeFila[] => {
  const primera = plan.comprobantes.get(valorDe(fila, 'numero'));
  if (!primera) return [];
  return DE_TODO_EL_COMPROBANTE.flatMap((campo): ProblemaDeFila[] => {
    const [antes, ahora] = [simplificar(primera[campo]), simplificar(valorDe(fila, campo))];
    return antes === '' || ahora === '' || antes === ahora
      ? []
      : [{ codigo: 'fila_comprobante_distinto', campo, datos: { fila: primera.fila } }];
  });
};

export const anotarComprobante = (fila: FilaAImportar, plan: Plan): void => {
  const numero = valorDe(fila, 'numero');
  if (numero === '') return;
  const primera = plan.comprobantes.get(numero) ?? { fila: fila.fila, fecha: '', medio: '' };
  plan.comprobantes.set(numero, {
    fila: primera.fila,
    fecha: primera.fecha || valorDe(fila, 'fecha'),
    medio: primera.medio || valorDe(fila, 'medio'),
  });
};
