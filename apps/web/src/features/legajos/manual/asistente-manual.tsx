import {
  type BorradorManual,
  CAMPOS_DEL_BORRADOR,
  type ContextoManual,
  filasPermitenVariasUnidades,
} from '@colega/asistentes/legajos';
import type { DefinicionDeAsistente } from '@colega/web-kit/form/wizard/definicion.ts';
import { useBorrador } from '@colega/web-kit/form/wizard/use-borrador.ts';
import { useMemo } from 'react';
import { AsistenteDeLegajo } from '../asistente/asistente-de-legajo.tsx';
import { basesDelContexto } from '../asistente/bases-del-contexto.ts';
import type { ReferenciasManuales } from '../asistente/use-referencias.ts';
import type { Variante } from '../asistente/variante.ts';

export type VarianteManual = Variante<BorradorManual, ContextoManual>;
type Props = { referencias: ReferenciasManuales; variante: VarianteManual; esAmpliacion?: boolean };

/** Another number discards the drafts of an older shape. */
const VERSION = 1;

/** A manual file or expansion, on the wizard engine (MAN-003, AMP-006). */
export const AsistenteManual = ({ referencias, variante, esAmpliacion = false }: Props) => {
  const { nombre, inicial, recorrido, pasos } = variante;
  const definicion = useMemo(
    (): DefinicionDeAsistente<BorradorManual, ContextoManual> => ({
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
  const abierto = variante.origen?.abierto ?? null;
  const contexto = useMemo(
    (): ContextoManual => ({
      ...basesDelContexto(referencias, abierto, esAmpliacion),
      tareas: referencias.tareas,
      es_ampliacion: esAmpliacion,
    }),
    [referencias, abierto, esAmpliacion],
  );
  return (
    <AsistenteDeLegajo
      variante={variante}
      definicion={definicion}
      almacen={almacen}
      contexto={contexto}
      referencias={referencias}
      permiteVariasUnidades={filasPermitenVariasUnidades(almacen.estado.borrador, contexto)}
      propio={() => ({ modo: 'manual' })}
    />
  );
};
