import { igualYaCargado } from '@colega/asistentes/legajos';
import { formatFecha } from '@colega/domain/fechas';
import { Nota } from '@colega/web-kit/ui/avisos/nota.tsx';
import { Text } from '@mantine/core';
import { Link } from 'react-router';
import { direccionDelLegajo } from '../../../lib/navegacion/direcciones.ts';
import { useLegajo } from '../asistente/contexto-del-legajo.ts';
import { useYaCargados } from './use-ya-cargados.ts';

/** Empty, it takes no place in the column. */
const SIN_LUGAR = { marginBottom: 'calc(-1 * var(--mantine-spacing-lg))' } as const;

/** S-857: it may be the same one twice, and it may not: whoever saves knows. */
export const LegajoIgual = ({ tareas }: { tareas: readonly number[] }) => {
  const { borrador, contexto } = useLegajo();
  const igual = igualYaCargado(borrador, tareas, useYaCargados().items, contexto.hoy);
  return (
    <div role="status" style={igual ? undefined : SIN_LUGAR}>
      {igual && (
        <Nota tono="advierte">
          <Text>
            Ya cargaste un legajo igual: Nº {igual.numero_legajo}, del {formatFecha(igual.cargado_el)}.{' '}
            <Link to={direccionDelLegajo(igual.id)}>Verlo</Link>
          </Text>
        </Nota>
      )}
    </div>
  );
};
