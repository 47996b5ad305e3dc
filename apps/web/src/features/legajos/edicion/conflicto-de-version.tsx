import { type BorradorDeLegajo, type ContextoDeLegajo, conservarLoMio, diferencias } from '@colega/asistentes/legajos';
import type { AlmacenEnPantalla } from '@colega/web-kit/form/wizard/use-asistente.ts';
import { Nota } from '@colega/web-kit/ui/avisos/nota.tsx';
import { BotonEnlace } from '@colega/web-kit/ui/botones/boton-enlace.tsx';
import { conReintento } from '@colega/web-kit/ui/esperas/con-reintento.tsx';
import { ErrorDeCarga } from '@colega/web-kit/ui/esperas/error-de-carga.tsx';
import { EsqueletoDeTexto } from '@colega/web-kit/ui/esperas/esqueleto.tsx';
import { Icono } from '@colega/web-kit/ui/signos/icono.tsx';
import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { direccionDelLegajo } from '../../../lib/navegacion/direcciones.ts';
import { type Abierto, type OrigenGuardado, tieneMontosFijos } from './abrir.ts';
import { NOMBRES, type NombresDelLegajo, textoDeDato } from './texto-de-dato.ts';

type Props<B extends BorradorDeLegajo, C extends ContextoDeLegajo> = {
  almacen: AlmacenEnPantalla<B, C, Abierto>;
  origen: OrigenGuardado<B> | undefined;
  inicial: () => B;
  referencias: NombresDelLegajo;
};

/** What of one's own stays on what is stored now: where the draft began is known while its version is. */
const juntarCon = <B extends BorradorDeLegajo>(guardado: B, mio: B, base: B, con_montos: boolean): B =>
  conservarLoMio({ mio, guardado, base: base.origen?.version === mio.origen?.version ? base : null, con_montos });

/**
 * The file changed since the draft began: found on saving, on coming back to a kept draft, or told by another tab (S-173,
 * S-174). Nothing typed is lost and nothing stored is overwritten unseen: both versions side by side, and the two ways on. It
 * takes the focus when it comes.
 */
export const ConflictoDeVersion = <B extends BorradorDeLegajo, C extends ContextoDeLegajo>({
  almacen,
  origen,
  inicial,
  referencias,
}: Props<B, C>) => {
  const { conflicto: abierto, resuelto, borrador } = almacen.estado;
  const version = abierto?.legajo.version;
  const caja = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (version !== undefined) caja.current?.focus();
  }, [version]);
  if (!abierto || !origen) return <Resuelto como={resuelto} />;
  const { comoBorrador, adoptar } = origen;
  // null when it may not be changed any more
  const guardado = comoBorrador(abierto);
  const conMontos = !tieneMontosFijos(abierto);
  const junto = guardado && juntarCon(guardado, borrador, inicial(), conMontos);
  const resolver = (con: 'lo_guardado' | 'lo_mio', elegido: B | null) => {
    if (!elegido) return;
    almacen.despachar({ tipo: 'resolver', borrador: elegido, con });
    adoptar(abierto);
  };
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
              <Button
                variant="default"
                h="auto"
                mih={44}
                py={6}
                styles={VARIOS_RENGLONES}
                onClick={() => resolver('lo_guardado', guardado)}
              >
                Usar lo guardado y descartar lo mío
              </Button>
              <Button
                variant="default"
                h="auto"
                mih={44}
                py={6}
                styles={VARIOS_RENGLONES}
                onClick={() => resolver('lo_mio', junto)}
              >
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

const VARIOS_RENGLONES = { label: { whiteSpace: 'normal' } } as const;

type PropsDeComparacion<B> = {
  borrador: B;
  guardado: B;
  junto: B;
  referencias: NombresDelLegajo;
  abierto: Abierto;
};

const Comparacion = <B extends BorradorDeLegajo>(props: PropsDeComparacion<B>) => {
  const { borrador, guardado, junto, referencias, abierto } = props;
  const distintos = diferencias(borrador, guardado);
  const propios = diferencias(junto, guardado);
  if (distintos.length === 0) return <Text>Lo guardado dice lo mismo que lo tuyo.</Text>;
  return (
    <TablaDeDiferencias
      diferencias={distintos.map((dato) => ({
        dato,
        nombre: NOMBRES[dato],
        guardado: textoDeDato(dato, guardado, referencias, abierto.legajo),
        mio: textoDeDato(dato, borrador, referencias, abierto.legajo),
        seConserva: propios.includes(dato),
      }))}
    />
  );
};

// Two versions of one file seldom meet.
const TablaDeDiferencias = conReintento(() => import('@colega/web-kit/form/wizard/tabla-de-diferencias.tsx'), {
  mientras: <EsqueletoDeTexto renglones={3} />,
  falla: (reintentar) => <ErrorDeCarga mensaje="No pudimos mostrar las diferencias." alReintentar={reintentar} />,
});

const RESUELTO = {
  lo_guardado: 'Estás viendo lo último guardado.',
  lo_mio: 'Seguís con lo tuyo sobre lo último guardado. Revisalo y guardá.',
} as const;

/** Takes the focus that the comparison had. */
const Resuelto = ({ como }: { como: keyof typeof RESUELTO | null }) => {
  const caja = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (como) caja.current?.focus();
  }, [como]);
  return (
    como && (
      <div ref={caja} tabIndex={-1} role="status" style={{ outline: 'none' }}>
        <Nota>{RESUELTO[como]}</Nota>
      </div>
    )
  );
};
