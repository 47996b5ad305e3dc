import { diaDelColegio, formatFecha, horaDelColegio } from '@colega/domain/fechas';
import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { leerValores } from '../../lib/borradores/valores.ts';
import { conReintento } from '../../ui/esperas/con-reintento.tsx';
import { ErrorDeCarga } from '../../ui/esperas/error-de-carga.tsx';
import { EsqueletoDeTexto } from '../../ui/esperas/esqueleto.tsx';
import { Icono } from '../../ui/signos/icono.tsx';
import type { Asistente } from './use-asistente.ts';
import type { CopiaEnElServidor } from './use-copia-en-el-servidor.ts';

type Props<B, C, G> = { asistente: Asistente<B, C, G>; copia: CopiaEnElServidor };

const VARIOS_RENGLONES = { label: { whiteSpace: 'normal' } } as const;
const BOTON = { variant: 'default', h: 'auto', mih: 44, py: 6, styles: VARIOS_RENGLONES } as const;

/** Two devices wrote the same draft, or it was saved or removed elsewhere: nothing goes up until the person chooses. */
export const OtroDispositivo = <B, C, G>({ asistente, copia }: Props<B, C, G>) => {
  const { estado } = copia;
  const caja = useRef<HTMLDivElement>(null);
  const visible = estado.tipo === 'cambiado' || (estado.tipo === 'quitado' && asistente.intento === null);
  useEffect(() => {
    if (visible) caja.current?.focus();
  }, [visible]);
  if (!visible) return null;
  return (
    <Alert
      ref={caja}
      tabIndex={-1}
      role="alert"
      color="yellow"
      icon={<Icono nombre="alerta" />}
      title={
        estado.tipo === 'cambiado'
          ? 'Este borrador cambió en otro dispositivo'
          : 'Este borrador ya se guardó o se quitó en otra pantalla'
      }
      styles={{ title: { color: 'var(--colega-texto)' }, body: { minWidth: 0 } }}
    >
      {estado.tipo === 'cambiado' ? (
        <Comparacion asistente={asistente} copia={copia} leido={estado.leido} />
      ) : (
        <Stack gap="md">
          <Text>
            Lo que escribiste sigue acá. Si ya lo guardaste, no hace falta que lo guardes de nuevo: fijate en tus
            legajos.
          </Text>
          <Group gap="sm">
            <Button
              {...BOTON}
              onClick={() => {
                copia.copiador.apartar();
                void copia.copiador.subir();
              }}
            >
              Seguir acá, como otro borrador
            </Button>
          </Group>
        </Stack>
      )}
    </Alert>
  );
};

type Leido = Extract<CopiaEnElServidor['estado'], { tipo: 'cambiado' }>['leido'];

const Comparacion = <B, C, G>({ asistente, copia, leido }: Props<B, C, G> & { leido: Leido }) => {
  const escrito = new Date(leido.actualizado_en);
  const distintos = asistente.definicion.comparar?.(leerValores<B>(leido).borrador, asistente.borrador) ?? [];
  return (
    <Stack gap="md">
      <Text>
        Lo último se cargó en {leido.dispositivo}, el {formatFecha(diaDelColegio(escrito))} a las{' '}
        {horaDelColegio(escrito).slice(0, 5)}. Lo que escribiste acá no se perdió: compará y elegí cómo seguir.
      </Text>
      {distintos.length > 0 && (
        <TablaDeDiferencias diferencias={distintos} columnas={['Dato', 'En el otro dispositivo', 'Acá']} />
      )}
      <Group gap="sm">
        <Button {...BOTON} onClick={() => copia.traer(leido)}>
          Traer lo del otro dispositivo y descartar lo de acá
        </Button>
        <Button {...BOTON} onClick={() => copia.conservar(leido)}>
          Seguir con lo de acá
        </Button>
      </Group>
    </Stack>
  );
};

// Two devices seldom meet.
const TablaDeDiferencias = conReintento(() => import('./tabla-de-diferencias.tsx'), {
  mientras: <EsqueletoDeTexto renglones={3} />,
  falla: (reintentar) => <ErrorDeCarga mensaje="No pudimos mostrar las diferencias." alReintentar={reintentar} />,
});
