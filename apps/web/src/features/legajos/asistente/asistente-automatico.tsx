import {
  type BorradorAutomatico,
  type ContextoAutomatico,
  muestrasDelAutomatico,
  permitenVariasUnidades,
  quitarCalculo,
  tareasElegidas,
} from '@colega/asistentes/legajos';
import { mensajes } from '@colega/contract/mensajes';
import type { AlAvanzar } from '@colega/web-kit/form/wizard/definicion.ts';
import { ErrorDeApi } from '@colega/web-kit/lib/api/error-de-api.ts';
import { ErrorDeCarga } from '@colega/web-kit/ui/esperas/error-de-carga.tsx';
import { EsqueletoDePantalla } from '@colega/web-kit/ui/esperas/esqueleto.tsx';
import { ConTitulo } from '@colega/web-kit/ui/paginas/con-titulo.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { BasesDelContexto } from '../edicion/bases-de-lo-guardado.ts';
import type { TipoDeAsistente, Variante } from './asistente-de-legajo.tsx';
import { basesDelContexto } from './bases-del-contexto.ts';
import { SinTarifa } from './sin-automatico.tsx';
import { type Formularios, useFormularios } from './use-formularios.ts';
import type { Referencias } from './use-referencias.ts';

export type VarianteAutomatica = Variante<BorradorAutomatico, ContextoAutomatico>;

const useContextoAutomatico = (
  borrador: BorradorAutomatico,
  referencias: Referencias,
  variante: VarianteAutomatica,
) => {
  const { ampliacion, titulo } = variante;
  const formularios = useFormularios(borrador, referencias);
  const bases = useMemo(() => basesDelContexto(referencias, variante), [referencias, variante]);
  const contexto = useMemo(
    () => contextoAutomatico(bases, referencias, formularios, ampliacion),
    [bases, referencias, formularios, ampliacion],
  );
  const cliente = useQueryClient();
  const alAvanzar = useMemo(() => {
    // it comes with the step that it ends
    const trabajo =
      (paso: 'tareas' | 'honorario'): AlAvanzar<BorradorAutomatico> =>
      async (cargado) =>
        (await import('./trabajos-de-calculo.ts')).trabajosDeCalculo(contexto, cliente)[paso](cargado);
    return { tareas: trabajo('tareas'), honorario: trabajo('honorario') };
  }, [contexto, cliente]);
  const propio = useMemo(() => ({ formularios }), [formularios]);
  return {
    contexto,
    permiteVariasUnidades: permitenVariasUnidades(tareasElegidas(borrador, contexto)),
    alAvanzar,
    propio,
    ...((formularios.falla || formularios.pendientes) && {
      enSuLugar: <SinFormularios titulo={titulo} formularios={formularios} />,
    }),
  };
};

export const SinFormularios = ({ titulo, formularios }: { titulo: string; formularios: Formularios }) =>
  formularios.sinTarifa !== null ? (
    <SinTarifa titulo={titulo} porque={formularios.sinTarifa} />
  ) : (
    <ConTitulo titulo={titulo} esperando>
      {formularios.falla ? (
        <ErrorDeCarga mensaje={mensajes.error_cargar_datos} alReintentar={formularios.reintentar} />
      ) : (
        <EsqueletoDePantalla />
      )}
    </ConTitulo>
  );

const contextoAutomatico = (
  bases: BasesDelContexto,
  { categorias, tareas }: Referencias,
  { formularios, tiposDeObra }: Formularios,
  ampliacion: VarianteAutomatica['ampliacion'],
): ContextoAutomatico => ({
  ...bases,
  categorias,
  tareas,
  formularios,
  ...(tiposDeObra && { tipos_de_obra: tiposDeObra.flatMap(({ items }) => items) }),
  ...(ampliacion && { ampliacion }),
});

const DEL_CALCULO = /(calculo_honorario_id|resolucion_id|monto|tareas(\.\d+\.monto)?)$/;

/** A calculation that the server no longer takes is made again on the way to the last step. */
const sinElCalculoRechazado = (borrador: BorradorAutomatico, error: unknown): BorradorAutomatico =>
  error instanceof ErrorDeApi && error.problem?.errores?.some(({ campo }) => DEL_CALCULO.test(campo))
    ? quitarCalculo(borrador)
    : borrador;

/** With a calculation (AUT-001..015, AMP-004). */
export const AUTOMATICO: TipoDeAsistente<BorradorAutomatico, ContextoAutomatico, Referencias> = {
  version: 2,
  muestras: muestrasDelAutomatico,
  useContexto: useContextoAutomatico,
  ocupado: { tareas: 'Calculando el honorario…', honorario: 'Generando el cálculo…' },
  alRechazar: sinElCalculoRechazado,
};
