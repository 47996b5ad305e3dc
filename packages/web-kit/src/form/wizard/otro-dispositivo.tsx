import { diaDelColegio, formatFecha } from '@colega/domain/fechas';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { escribirHora } from '../../lib/fechas/dia-y-hora.ts';
import { VARIOS_RENGLONES } from '../../ui/botones/varios-renglones.ts';
import { EsqueletoDeTexto } from '../../ui/esperas/esqueleto.tsx';
import { AlertaDeDosVersiones, sinDiferencias, TablaDeDiferencias } from './alerta-de-dos-versiones.tsx';
import type { Cargado } from './aviso-de-otra-pestania.tsx';
import type { Diferencia } from './definicion.ts';
import type { CopiaEnElServidor } from './use-copia-en-el-servidor.ts';

type Props = {
  copia: CopiaEnElServidor;
  queSeCarga: Cargado;
  /** The person chose, and what they pressed is no longer there. */
  alIrse: () => void;
};

const DONDE_MIRAR: Record<Cargado, string> = {
  legajo: 'fijate en tus legajos',
  certificado: 'fijate en los certificados del legajo',
};

/** Two devices wrote the same draft, or it was saved or removed elsewhere: nothing goes up until the person chooses. */
const OtroDispositivo = ({ copia, queSeCarga, alIrse }: Props) => {
  const { estado } = copia;
  const soltar = useEffectEvent(() => {
    if (document.activeElement === document.body) alIrse();
  });
  useEffect(() => () => soltar(), []);
  return (
    <AlertaDeDosVersiones
      // also when it is found out once more, by a save
      hallada={estado}
      titulo={
        estado.tipo === 'cambiado'
          ? 'Este borrador cambió en otro dispositivo'
          : 'Este borrador ya se guardó o se quitó en otra pantalla'
      }
    >
      {estado.tipo === 'cambiado' ? (
        <Comparacion copia={copia} leido={estado.leido} />
      ) : (
        <Stack gap="md">
          <Text>
            Lo que escribiste sigue acá. Si ya lo guardaste, no hace falta que lo guardes de nuevo:{' '}
            {DONDE_MIRAR[queSeCarga]}.
          </Text>
          <Group gap="sm">
            <Button variant="default" {...VARIOS_RENGLONES} onClick={copia.seguirComoOtro}>
              Seguir acá, como otro borrador
            </Button>
          </Group>
        </Stack>
      )}
    </AlertaDeDosVersiones>
  );
};

export default OtroDispositivo;

/** After the last key. */
const SIN_TECLAS_MS = 300;

type Leido = Extract<CopiaEnElServidor['estado'], { tipo: 'cambiado' }>['leido'];

const Comparacion = ({ copia, leido }: Pick<Props, 'copia'> & { leido: Leido }) => {
  const escrito = new Date(leido.actualizado_en);
  const { distintos, reintentar } = useComparado(copia, leido);
  return (
    <Stack gap="md">
      <Text>
        Lo último se cargó en {leido.dispositivo}, el {formatFecha(diaDelColegio(escrito))} a las{' '}
        {escribirHora(escrito)}. Lo que escribiste acá no se perdió: compará y elegí cómo seguir.
      </Text>
      {distintos === undefined && <EsqueletoDeTexto renglones={3} />}
      {distintos === null && sinDiferencias(reintentar)}
      {distintos && distintos.length > 0 && (
        <TablaDeDiferencias diferencias={distintos} columnas={['Dato', 'En el otro dispositivo', 'Acá']} />
      )}
      {/* they would move under the finger as the table comes */}
      {distintos !== undefined && (
        <Group gap="sm">
          <Button variant="default" {...VARIOS_RENGLONES} onClick={() => copia.traer(leido)}>
            Traer lo del otro dispositivo y descartar lo de acá
          </Button>
          <Button variant="default" {...VARIOS_RENGLONES} onClick={() => copia.conservar(leido)}>
            Seguir con lo de acá
          </Button>
        </Group>
      )}
    </Stack>
  );
};

/** Undefined until it is compared, by what comes then; null when it could not be. */
const useComparado = ({ comparar, cambios }: CopiaEnElServidor, leido: Leido) => {
  const [distintos, setDistintos] = useState<readonly Diferencia[] | null | undefined>(undefined);
  const mirar = useCallback(() => {
    setDistintos(undefined);
    void comparar(leido).then(setDistintos, () => setDistintos(null));
  }, [comparar, leido]);
  const alLlegar = useEffectEvent(mirar);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is here is compared once with each version that is found
  useEffect(() => alLlegar(), [leido]);
  // what is typed meanwhile takes the place of what was read, without a gap
  const releer = useEffectEvent(() => void comparar(leido).then(setDistintos, () => undefined));
  const anterior = useRef(cambios);
  useEffect(() => {
    if (anterior.current === cambios) return;
    anterior.current = cambios;
    const espera = setTimeout(() => releer(), SIN_TECLAS_MS);
    return () => clearTimeout(espera);
  }, [cambios]);
  return { distintos, reintentar: mirar };
};
