import type { Observacion } from '@colega/contract/legajos';
import { formatFecha } from '@colega/domain/fechas';
import { Instante } from '@colega/web-kit/ui/datos/instante.tsx';
import { Stack, Text } from '@mantine/core';
import { CambiosDeCampos } from '../detalle/cambios-de-campos.tsx';

const HECHOS: Readonly<Record<Observacion['hilo'][number]['accion'], string>> = {
  corregir: 'Corregiste el dato',
  responder: 'Respondiste',
  aceptar: 'El Colegio aceptó la respuesta',
  reabrir: 'El Colegio volvió a pedirlo',
  retirar: 'El Colegio retiró la observación',
};

/** What was said of it since it was made. */
export const HiloDeObservacion = ({ hilo }: Pick<Observacion, 'hilo'>) =>
  hilo.map((hecho) => (
    <Stack key={`${hecho.cuando} ${hecho.accion}`} gap={2} pl="md">
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        <strong>{HECHOS[hecho.accion]}</strong>
        {hecho.texto && `: ${hecho.texto}`}{' '}
        <Text component="span" size="sm" c="dimmed">
          (<Instante valor={hecho.cuando} />)
        </Text>
      </Text>
      <CambiosDeCampos cambios={hecho.cambios} />
    </Stack>
  ));

const PARA_QUE = { matriculado: 'Para que respondas', colegio: 'Para que el Colegio la mire' } as const;

/** Whose turn it is, and until when. */
export const PlazoDeObservacion = ({ plazo }: Pick<Observacion, 'plazo'>) =>
  plazo && (
    <Text size="sm" fw={plazo.estado === 'en_termino' ? 400 : 700}>
      {PARA_QUE[plazo.de]}: {plazo.texto.charAt(0).toLowerCase() + plazo.texto.slice(1)} ({formatFecha(plazo.vence)})
    </Text>
  );
