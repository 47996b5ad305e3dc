import type { Tablero } from '@colega/contract/tablero';
import { conRed } from '@colega/web-kit/lib/navegacion/con-red.ts';
import { BotonEnlace } from '@colega/web-kit/ui/botones/boton-enlace.tsx';
import { Anchor, Divider, Group, Stack, Text } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { direccionDelBorrador } from '../../lib/navegacion/direccion-del-borrador.ts';
import { DIRECCIONES } from '../../lib/navegacion/direcciones.ts';
import { Adeudado, debeAlgo } from '../../ui/adeudado.tsx';
import { RenglonPendiente } from './renglon-pendiente.tsx';

// Few have nothing yet.
const PrimerosPasos = lazy(() => conRed(() => import('./primeros-pasos.tsx')));

export const LoPorHacer = ({ para_hacer: { items, legajos, al_colegio, empieza }, borradores }: Tablero) => (
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
    {empieza && (
      <Suspense>
        <PrimerosPasos />
      </Suspense>
    )}
    {items.some(({ vence }) => vence !== null) && (
      <Anchor component={Link} to={DIRECCIONES.datosPersonales} size="sm">
        Ver estas fechas en tu calendario
      </Anchor>
    )}
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

export const LoQueDebe = ({ debe }: Tablero) =>
  debeAlgo(debe) ? (
    <Group justify="space-between" align="flex-end" gap="sm">
      <Adeudado debe={debe} />
      <BotonEnlace to={DIRECCIONES.loQueDebo}>Ver y pagar</BotonEnlace>
    </Group>
  ) : (
    <Adeudado debe={debe} />
  );
