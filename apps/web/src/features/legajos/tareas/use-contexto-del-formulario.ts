import { resuelvenFaltante, tareasElegidas } from '@colega/asistentes/legajos';
import type { ContextoDeFormulario } from '@colega/web-kit/form/dynamic/contexto-de-las-tareas.ts';
import { useMemo } from 'react';
import { DEL_SERVIDOR } from '../asistente/calculadora.ts';
import { useLoQueSeCalcula } from '../asistente/contexto-del-automatico.ts';

export const useContextoDelFormulario = (): ContextoDeFormulario => {
  const { borrador, contexto, formularios, calculadora = DEL_SERVIDOR } = useLoQueSeCalcula();
  const { tiposDeObra, itemsDeEstadoDeObra } = formularios;
  const resuelveFaltante = resuelvenFaltante(tareasElegidas(borrador, contexto));
  const { fecha } = borrador;
  return useMemo(
    () => ({
      tiposDeObra: tiposDeObra ?? [],
      itemsDeEstadoDeObra: itemsDeEstadoDeObra ?? [],
      calcularEstadoDeObra: (estado_obra) => calculadora.calcularEstadoDeObra({ ...(fecha && { fecha }), estado_obra }),
      calcularCategoriaDeVivienda: (items) =>
        calculadora.calcularCategoriaDeVivienda({ ...items, ...(fecha && { fecha }) }),
      resuelveFaltante,
      actaCompartida: true,
    }),
    [tiposDeObra, itemsDeEstadoDeObra, resuelveFaltante, fecha, calculadora],
  );
};
