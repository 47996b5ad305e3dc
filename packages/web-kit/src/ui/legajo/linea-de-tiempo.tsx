import '@mantine/core/styles/Timeline.css';
import type { HechoDeLegajo } from '@colega/contract/legajos';
import { Text, Timeline } from '@mantine/core';
import { Instante } from '../datos/instante.tsx';
import { Icono } from '../signos/icono.tsx';
import { CambiosDeCampos } from './cambios-de-campos.tsx';
import { iconoDelHecho, tituloDelHecho } from './hechos-del-legajo.ts';

type Props<H extends HechoDeLegajo> = { hechos: readonly H[]; deQuien: (hecho: H) => string };

export const LineaDeTiempo = <H extends HechoDeLegajo>({ hechos, deQuien }: Props<H>) =>
  hechos.length === 0 ? (
    <Text c="dimmed">Todavía no hay movimientos registrados.</Text>
  ) : (
    <Timeline bulletSize={28} lineWidth={2} active={hechos.length - 1} color="petroleo">
      {hechos.map((hecho) => (
        <Timeline.Item
          key={`${hecho.cuando} ${hecho.accion}`}
          bullet={<Icono nombre={iconoDelHecho(hecho)} tamanio={16} />}
          title={<Text fw={700}>{tituloDelHecho(hecho)}</Text>}
        >
          {hecho.motivo && <Text style={{ overflowWrap: 'anywhere' }}>{hecho.motivo}</Text>}
          <CambiosDeCampos cambios={hecho.cambios} />
          <Text size="sm" c="dimmed">
            <Instante valor={hecho.cuando} /> · {deQuien(hecho)}
          </Text>
        </Timeline.Item>
      ))}
    </Timeline>
  );
