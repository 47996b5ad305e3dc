import type { Tablero } from '@colega/contract/tablero';
import { formatImporte } from '@colega/domain/importes';
import { BotonEnlace } from '@colega/web-kit/ui/botones/boton-enlace.tsx';
import { Anchor, Divider, Group, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useHabilidad } from '../../lib/consultas/permisos.ts';
import { direccionDelBorrador } from '../../lib/navegacion/direccion-del-borrador.ts';
import { DIRECCIONES } from '../../lib/navegacion/direcciones.ts';
import { decirPlazo } from '../../ui/nombrar-pendiente.ts';
import { RenglonPendiente } from './renglon-pendiente.tsx';

export const LoPorHacer = ({ para_hacer: { items, legajos, al_colegio }, borradores }: Tablero) => (
  <Stack gap="md">
    {items.length === 0 && borradores.ultimo === null ? (
      <Text c="dimmed">No tenés nada pendiente. Buen momento para cargar un legajo.</Text>
    ) : (
      <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }}>
        {items.map((pendiente, i) => (
          <li key={`${pendiente.falta} ${pendiente.legajo?.id ?? pendiente.cargo} ${pendiente.vence}`}>
            {i > 0 && <Divider mb="sm" />}
            <RenglonPendiente pendiente={pendiente} />
          </li>
        ))}
      </Stack>
    )}
    {borradores.ultimo && <LoEmpezado total={borradores.total} ultimo={borradores.ultimo} />}
    {legajos + al_colegio > 0 && (
      <Text size="sm" c="dimmed">
        {contar(legajos, 'te espera', 'te esperan')} · {contar(al_colegio, 'espera al Colegio', 'esperan al Colegio')} ·{' '}
        <Anchor component={Link} to={DIRECCIONES.legajos} size="sm">
          Ver mis legajos
        </Anchor>
      </Text>
    )}
  </Stack>
);

type Empezado = { total: number; ultimo: NonNullable<Tablero['borradores']['ultimo']> };

/** It has no term nor amount to be ordered by, so it has a place of its own below what has. */
const LoEmpezado = ({ total, ultimo }: Empezado) => {
  const { que, detalle, falta } = ultimo;
  return (
    <div style={{ overflowWrap: 'anywhere' }}>
      <Anchor component={Link} to={direccionDelBorrador(ultimo)} fw={700}>
        Seguir el borrador: {que}
      </Anchor>
      <Text size="sm" c="dimmed">
        {[detalle, falta.length === 0 ? 'no le falta nada' : `falta: ${falta.join(', ')}`].filter(Boolean).join(' · ')}
      </Text>
      {total > 1 && (
        <Anchor component={Link} to={DIRECCIONES.legajos} size="sm">
          Ver los {total} borradores
        </Anchor>
      )}
    </div>
  );
};

const contar = (cuantos: number, uno: string, varios: string): string => {
  if (cuantos === 0) return `Ningún legajo ${uno}`;
  return cuantos === 1 ? `1 legajo ${uno}` : `${cuantos.toLocaleString('es-AR')} legajos ${varios}`;
};

const CERO = '0.00';

export const LoQueDebe = ({ debe: { adeudado, a_favor, resto, vence, dias, sin_cupon } }: Tablero) => {
  const { estado } = useHabilidad('LiquidarMatricula');
  const to = sin_cupon && estado !== 'negada' ? DIRECCIONES.liquidar : DIRECCIONES.resumenDeCupones;
  if (adeudado === CERO)
    return (
      <Text c="dimmed">
        No tenés cuotas ni cupones por pagar.{a_favor !== CERO && ` Tenés ${formatImporte(a_favor)} a favor.`}
      </Text>
    );
  return (
    <Group justify="space-between" align="flex-end" gap="sm">
      <div>
        <Text fw={700} fz="xl">
          {formatImporte(resto)}
        </Text>
        {a_favor !== CERO && (
          <Text size="sm">
            Adeudado: {formatImporte(adeudado)}. A favor: {formatImporte(a_favor)}, que se usa al pagar.
          </Text>
        )}
        {vence !== null && dias !== null && (
          <Text size="sm" c="dimmed">
            Lo primero: {decirPlazo(vence, dias).toLowerCase()}
          </Text>
        )}
      </div>
      <BotonEnlace to={to}>Ver y pagar</BotonEnlace>
    </Group>
  );
};
