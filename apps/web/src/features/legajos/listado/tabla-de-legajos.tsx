import type { LegajoDeLista } from '@colega/contract/legajos';
import { formatFecha } from '@colega/domain/fechas';
import { formatImporte } from '@colega/domain/importes';
import { useNavegacion } from '@colega/web-kit/lib/navegacion/navegacion.ts';
import { Icono } from '@colega/web-kit/ui/signos/icono.tsx';
import { Anchor, Card, Table, UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { direccionDelLegajo } from '../../../lib/navegacion/direcciones.ts';
import { QueFalta } from '../que-falta.tsx';
import type { Orden } from './filtros.ts';
import { Insignias, nombresDe } from './tarjeta-de-legajo.tsx';

type Campo = 'fecha' | 'numero_legajo' | 'comitente';
type Ordenar = { orden: Orden; alOrdenar: (orden: Orden) => void };
type Props = Ordenar & { legajos: readonly LegajoDeLista[]; actualizando: boolean; recienGuardado: number | null };

/** S-919: what the cards say, a file a line, which is edited from its page; its columns are ordered as the list is (LIS-013). */
const TablaDeLegajos = ({ legajos, actualizando, recienGuardado, ...ordenar }: Props) => (
  <Card padding={0} aria-busy={actualizando} style={{ overflowX: 'auto' }}>
    <Table verticalSpacing="xs" horizontalSpacing="sm" aria-label="Legajos" highlightOnHover>
      <Table.Thead>
        <Table.Tr>
          <ConOrden campo="numero_legajo" alPrincipio="desc" {...ordenar}>
            Número
          </ConOrden>
          <ConOrden campo="fecha" alPrincipio="desc" {...ordenar}>
            Fecha
          </ConOrden>
          <ConOrden campo="comitente" alPrincipio="asc" {...ordenar}>
            Comitente
          </ConOrden>
          <Table.Th scope="col">Ubicación</Table.Th>
          <Table.Th scope="col">Estado</Table.Th>
          <Table.Th scope="col">Qué falta</Table.Th>
          <Table.Th scope="col" ta="right">
            Honorario
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {legajos.map((legajo) => (
          <Renglon key={legajo.id} legajo={legajo} recienGuardado={legajo.id === recienGuardado} />
        ))}
      </Table.Tbody>
    </Table>
  </Card>
);

export default TablaDeLegajos;

type PropsDeColumna = Ordenar & { campo: Campo; alPrincipio: 'asc' | 'desc'; children: ReactNode };

const ConOrden = ({ campo, alPrincipio, orden, alOrdenar, children }: PropsDeColumna) => {
  const [ordenado, sentido] = orden.split(':');
  const suyo = ordenado === campo ? sentido : undefined;
  const otro = suyo === 'asc' ? 'desc' : 'asc';
  return (
    <Table.Th scope="col" aria-sort={suyo === undefined ? 'none' : suyo === 'asc' ? 'ascending' : 'descending'}>
      <UnstyledButton
        mih={44}
        fw={700}
        fz="inherit"
        style={{ display: 'inline-flex', alignItems: 'center', gap: 4, whiteSpace: 'nowrap' }}
        onClick={() => alOrdenar(`${campo}:${suyo === undefined ? alPrincipio : otro}`)}
      >
        {children}
        {suyo !== undefined && <Icono nombre={suyo === 'asc' ? 'arriba' : 'abajo'} tamanio={16} />}
      </UnstyledButton>
    </Table.Th>
  );
};

const ENTERO = { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' } as const;
const PARTIDO = { overflowWrap: 'break-word' } as const;

const Renglon = ({ legajo, recienGuardado }: { legajo: LegajoDeLista; recienGuardado: boolean }) => {
  const { existe, precargar } = useNavegacion();
  const detalle = direccionDelLegajo(legajo.id);
  const { numero_legajo } = legajo;
  return (
    <Table.Tr>
      <Table.Th scope="row" style={ENTERO}>
        {existe(detalle) ? (
          <Anchor
            component={Link}
            to={detalle}
            aria-label={`Legajo ${numero_legajo}`}
            onMouseEnter={() => precargar(detalle)}
            style={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
          >
            {numero_legajo}
          </Anchor>
        ) : (
          numero_legajo
        )}
      </Table.Th>
      <Table.Td style={ENTERO}>{formatFecha(legajo.fecha)}</Table.Td>
      <Table.Td style={PARTIDO}>{nombresDe(legajo)}</Table.Td>
      <Table.Td style={PARTIDO}>{legajo.ubicacion || 'Sin ubicación'}</Table.Td>
      <Table.Td>
        <Insignias legajo={legajo} recienGuardado={recienGuardado} />
      </Table.Td>
      <Table.Td>
        <QueFalta falta={legajo.falta} />
      </Table.Td>
      <Table.Td ta="right" style={ENTERO}>
        {formatImporte(legajo.monto_total)}
      </Table.Td>
    </Table.Tr>
  );
};
