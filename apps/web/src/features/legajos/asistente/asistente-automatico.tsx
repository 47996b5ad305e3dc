import {
  type BorradorAutomatico,
  CAMPOS_DEL_BORRADOR,
  type ContextoAutomatico,
  permitenVariasUnidades,
  quitarCalculo,
  tareasElegidas,
} from '@colega/asistentes/legajos';
import { mensajes } from '@colega/contract/mensajes';
import type { DefinicionDeAsistente } from '@colega/web-kit/form/wizard/definicion.ts';
import { useBorrador } from '@colega/web-kit/form/wizard/use-borrador.ts';
import { ErrorDeApi } from '@colega/web-kit/lib/api/error-de-api.ts';
import { ErrorDeCarga } from '@colega/web-kit/ui/esperas/error-de-carga.tsx';
import { EsqueletoDePantalla } from '@colega/web-kit/ui/esperas/esqueleto.tsx';
import { ConTitulo } from '@colega/web-kit/ui/paginas/con-titulo.tsx';
import { useMemo } from 'react';
import { AsistenteDeLegajo } from './asistente-de-legajo.tsx';
import { type BasesDelContexto, basesDelContexto } from './bases-del-contexto.ts';
import { trabajosDeCalculo } from './trabajos-de-calculo.ts';
import { type Formularios, useFormularios } from './use-formularios.ts';
import type { Referencias } from './use-referencias.ts';
import type { Variante } from './variante.ts';

export type VarianteAutomatica = Variante<BorradorAutomatico, ContextoAutomatico>;
type Ampliacion = NonNullable<ContextoAutomatico['ampliacion']>;
type Props = { referencias: Referencias; variante: VarianteAutomatica; ampliacion?: Ampliacion };

/** Another number discards the drafts of an older shape. */
const VERSION = 2;

const OCUPADO = { tareas: 'Calculando el honorario…', honorario: 'Generando el cálculo…' };

/** An automatic file or expansion, on the wizard engine (AUT-001..015, AMP-004). */
export const AsistenteAutomatico = ({ referencias, variante, ampliacion }: Props) => {
  const { nombre, inicial, recorrido, pasos, titulo } = variante;
  const definicion = useMemo(
    (): DefinicionDeAsistente<BorradorAutomatico, ContextoAutomatico> => ({
      nombre,
      version: VERSION,
      inicial,
      recorrido,
      pasos,
      campos: CAMPOS_DEL_BORRADOR,
    }),
    [nombre, inicial, recorrido, pasos],
  );
  const almacen = useBorrador(definicion);
  const { borrador } = almacen.estado;
  const formularios = useFormularios(borrador, referencias);
  const abierto = variante.origen?.abierto ?? null;
  const bases = useMemo(
    () => basesDelContexto(referencias, abierto, ampliacion !== undefined),
    [referencias, abierto, ampliacion],
  );
  const contexto = useMemo(
    () => contextoAutomatico(bases, referencias, formularios, ampliacion),
    [bases, referencias, formularios, ampliacion],
  );
  const alAvanzar = useMemo(() => trabajosDeCalculo(contexto), [contexto]);

  if (formularios.falla)
    return (
      <ConTitulo titulo={titulo}>
        <ErrorDeCarga mensaje={mensajes.error_cargar_datos} alReintentar={formularios.reintentar} />
      </ConTitulo>
    );
  if (formularios.pendientes)
    return (
      <ConTitulo titulo={titulo}>
        <EsqueletoDePantalla />
      </ConTitulo>
    );
  return (
    <AsistenteDeLegajo
      variante={variante}
      definicion={definicion}
      almacen={almacen}
      contexto={contexto}
      referencias={referencias}
      permiteVariasUnidades={permitenVariasUnidades(tareasElegidas(borrador, contexto))}
      alAvanzar={alAvanzar}
      ocupado={OCUPADO}
      alRechazar={sinElCalculoRechazado}
      propio={({ problemas, intentos }) => ({ formularios, problemas, intentos })}
    />
  );
};

const contextoAutomatico = (
  bases: BasesDelContexto,
  { categorias, tareas }: Referencias,
  { formularios, tiposDeObra }: Formularios,
  ampliacion: Ampliacion | undefined,
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
