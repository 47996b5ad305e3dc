import type { Carnet } from '@colega/contract/tablero';
import { Text } from '@mantine/core';

const veces = (cuantas: number): string => (cuantas === 1 ? '1 vez' : `${cuantas.toLocaleString('es-AR')} veces`);

/** For its owner, and outside of what is shown to others (S-840). */
export const Consultas = ({ este_mes, en_total }: Carnet['consultas']) => (
  <section aria-label="Consultas a tu credencial">
    <Text fw={700}>
      {en_total === 0
        ? 'Todavía nadie consultó tu credencial.'
        : `Consultaron tu credencial ${veces(este_mes)} este mes, ${veces(en_total)} en total.`}
    </Text>
    <Text c="dimmed">Se cuenta cada vez que alguien abre tu página pública, vos también. No se guarda quién fue.</Text>
  </section>
);
