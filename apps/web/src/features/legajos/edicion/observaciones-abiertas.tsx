import type { Legajo } from '@colega/contract/legajos';
import { nombreDeCampo } from '@colega/domain/legajos';
import { Nota } from '@colega/web-kit/ui/avisos/nota.tsx';
import { List, Text } from '@mantine/core';
import { esDelPaso, observacionesAbiertas } from './campos-observados.ts';

type Props = { observaciones: Legajo['observaciones']; paso: string };

export const ObservacionesAbiertas = ({ observaciones, paso }: Props) => {
  const abiertas = observacionesAbiertas(observaciones);
  if (abiertas.length === 0) return null;
  return (
    <Nota
      tono="advierte"
      titulo={abiertas.length === 1 ? 'El Colegio hizo una observación' : 'El Colegio hizo observaciones'}
    >
      <List>
        {abiertas.map((observacion) => {
          const nombre = nombreDeCampo(observacion.campo);
          return (
            <List.Item key={observacion.id}>
              {nombre && <strong>{nombre}: </strong>}
              {observacion.texto}
              {esDelPaso(observacion, paso) && (
                <Text component="span" fw={700}>
                  {' '}
                  — es en este paso
                </Text>
              )}
            </List.Item>
          );
        })}
      </List>
      <Text mt="xs">
        Al guardar queda respondida la observación del dato que cambies. Las demás se responden desde el detalle del
        legajo.
      </Text>
    </Nota>
  );
};
