import { type BorradorDeLegajo, conservarLoMio, diferencias } from '@colega/asistentes/legajos';
import { BotonEnlace } from '@colega/web-kit/ui/botones/boton-enlace.tsx';
import { VARIOS_RENGLONES } from '@colega/web-kit/ui/botones/varios-renglones.ts';
import { conReintento } from '@colega/web-kit/ui/esperas/con-reintento.tsx';
import { ErrorDeCarga } from '@colega/web-kit/ui/esperas/error-de-carga.tsx';
import { EsqueletoDeTexto } from '@colega/web-kit/ui/esperas/esqueleto.tsx';
import { Icono } from '@colega/web-kit/ui/signos/icono.tsx';
import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { direccionDelLegajo } from '../../../lib/navegacion/direcciones.ts';
import type { Abierto } from './abrir.ts';
import { compararBorradores } from './comparar-borradores.ts';
import type { NombresDelLegajo } from './texto-de-dato.ts';
import { tieneMontosFijos } from './tiene-montos-fijos.ts';

type Props = {
  abierto: Abierto;
  borrador: BorradorDeLegajo;
  /** What is stored now; null when it may not be changed any more. */
  guardado: BorradorDeLegajo | null;
  /** What was stored when the wizard was opened. */
  base: BorradorDeLegajo;
  referencias: NombresDelLegajo;
  alElegir: (con: 'lo_guardado' | 'lo_mio', elegido: BorradorDeLegajo) => void;
};

/** What of one's own stays on what is stored now: where the draft began is known while its version is. */
const juntarCon = (guardado: BorradorDeLegajo, mio: BorradorDeLegajo, base: BorradorDeLegajo, con_montos: boolean) =>
  conservarLoMio({ mio, guardado, base: base.origen?.version === mio.origen?.version ? base : null, con_montos });

/** Both versions side by side, and the two ways on. It takes the focus when it comes. */
const DosVersiones = ({ abierto, borrador, guardado, base, referencias, alElegir }: Props) => {
  const { version } = abierto.legajo;
  const caja = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each version that is found is told
  useEffect(() => caja.current?.focus(), [version]);
  const conMontos = !tieneMontosFijos(abierto);
  const junto = guardado && juntarCon(guardado, borrador, base, conMontos);
  return (
    <Alert
      ref={caja}
      tabIndex={-1}
      role="alert"
      color="yellow"
      icon={<Icono nombre="alerta" />}
      title="El legajo cambió desde que lo abriste"
      styles={{ title: { color: 'var(--colega-texto)' }, body: { minWidth: 0 } }}
    >
      <Stack gap="md">
        {guardado ? (
          <>
            <Text>
              {conMontos
                ? 'Lo que escribiste sigue acá y todavía no se guardó. Compará y elegí cómo seguir.'
                : 'Lo que escribiste sigue acá y todavía no se guardó. Ahora hay un cupón en curso o un pago: los montos, las tareas y las fechas quedan como están guardados.'}
            </Text>
            <Comparacion {...{ borrador, guardado, referencias, abierto }} junto={junto ?? borrador} />
            <Group gap="sm">
              <Button variant="default" {...VARIOS_RENGLONES} onClick={() => alElegir('lo_guardado', guardado)}>
                Usar lo guardado y descartar lo mío
              </Button>
              <Button variant="default" {...VARIOS_RENGLONES} onClick={() => junto && alElegir('lo_mio', junto)}>
                Conservar lo mío y revisarlo
              </Button>
            </Group>
          </>
        ) : (
          <>
            <Text>Tal como está ahora ya no se puede editar. Lo que escribiste sigue acá para que lo copies.</Text>
            <div>
              <BotonEnlace variant="default" to={direccionDelLegajo(abierto.legajo.id)}>
                Ir al detalle del legajo
              </BotonEnlace>
            </div>
          </>
        )}
      </Stack>
    </Alert>
  );
};

type PropsDeComparacion = Pick<Props, 'abierto' | 'borrador' | 'referencias'> & {
  guardado: BorradorDeLegajo;
  junto: BorradorDeLegajo;
};

const Comparacion = ({ borrador, guardado, junto, referencias, abierto }: PropsDeComparacion) => {
  const distintos = compararBorradores({ guardado, mio: borrador, referencias, legajo: abierto.legajo });
  const propios: readonly string[] = diferencias(junto, guardado);
  if (distintos.length === 0) return <Text>Lo guardado dice lo mismo que lo tuyo.</Text>;
  return (
    <TablaDeDiferencias diferencias={distintos.map((una) => ({ ...una, seConserva: propios.includes(una.dato) }))} />
  );
};

const TablaDeDiferencias = conReintento(() => import('@colega/web-kit/form/wizard/tabla-de-diferencias.tsx'), {
  mientras: <EsqueletoDeTexto renglones={3} />,
  falla: (reintentar) => <ErrorDeCarga mensaje="No pudimos mostrar las diferencias." alReintentar={reintentar} />,
});

export default DosVersiones;
