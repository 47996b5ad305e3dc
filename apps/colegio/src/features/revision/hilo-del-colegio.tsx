import type { RevisionDelLegajo } from '@colega/contract/legajos';
import { nombreDeCampo } from '@colega/domain/legajos';
import { Instante } from '@colega/web-kit/ui/datos/instante.tsx';
import { CambiosDeCampos } from '@colega/web-kit/ui/legajo/cambios-de-campos.tsx';
import { InsigniaDeEstado, type Tono } from '@colega/web-kit/ui/signos/insignia-de-estado.tsx';
import { Group, Stack, Text } from '@mantine/core';
import { DEL_LEGAJO_ENTERO } from './datos-por-observar.ts';

export type ObservacionEnRevision = RevisionDelLegajo['observaciones'][number];

const ESTADOS: Readonly<Record<ObservacionEnRevision['estado'], { texto: string; tono: Tono }>> = {
  abierta: { texto: 'Espera respuesta', tono: 'aviso' },
  respondida: { texto: 'Respondida', tono: 'info' },
  aceptada: { texto: 'Aceptada', tono: 'exito' },
  retirada: { texto: 'Retirada', tono: 'neutro' },
};

const HECHOS: Readonly<Record<ObservacionEnRevision['hilo'][number]['accion'], string>> = {
  corregir: 'Corrigió el dato',
  responder: 'Respondió',
  aceptar: 'Aceptada',
  reabrir: 'Se volvió a pedir',
  retirar: 'Retirada',
};

export const nombrarLoObservado = ({ campo }: Pick<ObservacionEnRevision, 'campo'>): string =>
  nombreDeCampo(campo) ?? DEL_LEGAJO_ENTERO;

/** What was observed and what each side said of it, in order, by name. */
export const HiloDelColegio = ({ observacion }: { observacion: ObservacionEnRevision }) => {
  const { texto, estado, creada_en, hilo, quien } = observacion;
  return (
    <>
      <Group gap="xs">
        <InsigniaDeEstado tono={ESTADOS[estado].tono}>{ESTADOS[estado].texto}</InsigniaDeEstado>
        <Text size="sm" c="dimmed">
          {quien} · <Instante valor={creada_en} />
        </Text>
      </Group>
      <Text style={{ overflowWrap: 'anywhere' }}>
        <strong>{nombrarLoObservado(observacion)}: </strong>
        {texto}
      </Text>
      {hilo.map((hecho) => (
        <Stack key={`${hecho.cuando} ${hecho.accion}`} gap={2} pl="md">
          <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
            <strong>{HECHOS[hecho.accion]}</strong>
            {hecho.texto && `: ${hecho.texto}`}{' '}
            <Text component="span" size="sm" c="dimmed">
              ({hecho.quien} · <Instante valor={hecho.cuando} />)
            </Text>
          </Text>
          <CambiosDeCampos cambios={hecho.cambios} />
        </Stack>
      ))}
    </>
  );
};
