import { resuelvenFaltante, tareasElegidas } from '@colega/asistentes/legajos';
import { rutasDeHonorarios } from '@colega/contract/honorarios';
import type { ContextoDeFormulario } from '@colega/web-kit/form/dynamic/contexto-de-las-tareas.ts';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import { useMemo } from 'react';
import { useAutomatico } from '../asistente/contexto-del-automatico.ts';

export const useContextoDelFormulario = (): ContextoDeFormulario => {
  const { borrador, contexto, formularios } = useAutomatico();
  const { tiposDeObra, itemsDeEstadoDeObra } = formularios;
  const resuelveFaltante = resuelvenFaltante(tareasElegidas(borrador, contexto));
  const { fecha } = borrador;
  return useMemo(
    () => ({
      tiposDeObra: tiposDeObra ?? [],
      itemsDeEstadoDeObra: itemsDeEstadoDeObra ?? [],
      calcularEstadoDeObra: (estado_obra) =>
        llamar(rutasDeHonorarios.calcularEstadoObra, { body: { ...(fecha && { fecha }), estado_obra } }),
      calcularCategoriaDeVivienda: (items) =>
        llamar(rutasDeHonorarios.categoriaDeVivienda, { body: { ...items, ...(fecha && { fecha }) } }),
      resuelveFaltante,
      actaCompartida: true,
    }),
    [tiposDeObra, itemsDeEstadoDeObra, resuelveFaltante, fecha],
  );
};
