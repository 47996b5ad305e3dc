import type { EfectosDeLista } from '@colega/contract/colegio';
import type { CambioDeLista } from '@colega/domain/colegio';
import { List, ScrollArea, Stack, Text } from '@mantine/core';
import { LoQueCuestaElAnio } from './lo-que-cuesta-el-anio.tsx';

const decirCambio = ({ fila, dato, antes, despues }: CambioDeLista): string => {
  if (antes === null) return `${dato}: ${despues}`;
  if (despues === null) return `${dato}: ${antes}`;
  return `${fila}, ${dato.toLowerCase()}: ${antes === '' ? 'nada' : antes} → ${despues === '' ? 'nada' : despues}`;
};

/** Old and new, figure by figure. */
export const CambiosDeLaLista = ({ cambios, orden }: { cambios: readonly CambioDeLista[]; orden: boolean }) => {
  if (cambios.length === 0 && !orden) return <Text>No cambia ninguna cifra.</Text>;
  return (
    <ScrollArea.Autosize mah={320} type="auto" viewportProps={{ tabIndex: 0, 'aria-label': 'Qué cambia' }}>
      <List size="sm">
        {cambios.map((cambio) => (
          <List.Item key={decirCambio(cambio)} style={{ overflowWrap: 'anywhere' }}>
            {decirCambio(cambio)}
          </List.Item>
        ))}
        {orden && <List.Item>Cambia el orden de las filas.</List.Item>}
      </List>
    </ScrollArea.Autosize>
  );
};

/** And whom it touches. */
export const QueCambiaEnLaLista = ({
  efectos: { cambios, cambia_el_orden, toca, avisos, cuesta },
}: {
  efectos: EfectosDeLista;
}) => (
  <Stack gap="xs">
    <CambiosDeLaLista cambios={cambios} orden={cambia_el_orden} />
    {cuesta && <LoQueCuestaElAnio {...cuesta} />}
    {avisos.map((aviso) => (
      <Text key={aviso} size="sm">
        {aviso}
      </Text>
    ))}
    {toca.length > 0 && (
      <Text size="sm" fw={600}>
        {`Hoy: ${toca.map(({ que, cuantos }) => `${que}: ${cuantos}`).join('. ')}.`}
      </Text>
    )}
  </Stack>
);
