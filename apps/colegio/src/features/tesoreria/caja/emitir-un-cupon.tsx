import { type CuponDeCaja, type DeudaEnCaja, rutasDeCaja } from '@colega/contract/dinero';
import { textoDelColegio, todosLosMensajes } from '@colega/contract/mensajes';
import {
  elegir,
  GRUPOS,
  type GrupoDeItems,
  type GruposDeLiquidacion,
  type ItemDeLiquidacion,
  puedeSeleccionarse,
  seleccionados,
  seleccionar,
  tieneInterruptor,
  totalALiquidar,
  validarSeleccion,
} from '@colega/domain/dinero';
import { formatFecha } from '@colega/domain/fechas';
import { Decimal, formatImporte } from '@colega/domain/importes';
import { esDeCodigo, explicarFalla } from '@colega/web-kit/lib/api/error-de-api.ts';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import { useIntento } from '@colega/web-kit/lib/api/use-intento.ts';
import { Nota } from '@colega/web-kit/ui/avisos/nota.tsx';
import { BotonDeAccion } from '@colega/web-kit/ui/botones/boton-de-accion.tsx';
import { Checkbox, Group, Stack, Text, Title, VisuallyHidden } from '@mantine/core';
import { useId, useState } from 'react';

type Emitido = { numero_boleta: number; pago: boolean; message: string };
type Props = {
  deuda: DeudaEnCaja;
  vencido: CuponDeCaja | null;
  alEmitir: (emitido: Emitido) => Promise<void>;
  alReleer: () => Promise<void>;
};

const claveDelItem = (grupo: GrupoDeItems, id: number): string => `${grupo}-${id}`;

const elegidosDe = (grupos: GruposDeLiquidacion): ReadonlySet<string> =>
  new Set(
    GRUPOS.flatMap((grupo) =>
      grupos[grupo].filter((item) => item.seleccionadoParaLiquidar).map(({ id }) => claveDelItem(grupo, id)),
    ),
  );

const pedidoDe = (grupos: GruposDeLiquidacion) => {
  const suyos = (grupo: GrupoDeItems) =>
    grupos[grupo].map(({ id, seleccionadoParaLiquidar }) => ({ id, seleccionadoParaLiquidar }));
  return {
    ...{ items_vigentes: suyos('items_vigentes'), items_vencidos: suyos('items_vencidos') },
    ...{ sanciones: suyos('sanciones'), bonificaciones: suyos('bonificaciones') },
    importe_total: totalALiquidar(grupos),
  };
};

/** The charges that no coupon asks for, of which one is issued, by the same rules as at the portal. */
export const EmitirUnCupon = ({ deuda, vencido, alEmitir, alReleer }: Props) => {
  /** Null: as it came. What was chosen stays when it is read again. */
  const [elegidos, setElegidos] = useState<ReadonlySet<string> | null>(null);
  const [error, setError] = useState<string | null>(null);
  const { claveDe, olvidar } = useIntento();
  const grupos: GruposDeLiquidacion = elegidos
    ? elegir(deuda, ({ id }, grupo) => elegidos.has(claveDelItem(grupo, id)))
    : deuda;
  const hay = GRUPOS.some((grupo) => grupo !== 'bonificaciones' && grupos[grupo].length > 0);
  const [problema] = validarSeleccion(grupos);
  const nadaDeLoQueTenia =
    vencido !== null &&
    elegidos === null &&
    seleccionados(grupos).every(({ concepto }) => concepto.tipo_key === 'bonificacion');
  const cambiar = (grupo: GrupoDeItems, id: number, si: boolean): void => {
    setError(null);
    setElegidos(elegidosDe(seleccionar(grupos, grupo, id, si)));
  };
  const emitir = async (): Promise<void> => {
    if (problema) return setError(textoDelColegio(problema));
    setError(null);
    const pedido = { params: { id: deuda.persona.id }, body: pedidoDe(grupos) };
    try {
      const emitido = await llamar(rutasDeCaja.emitirEnCaja, pedido, { idempotencyKey: claveDe(pedido) });
      olvidar();
      setElegidos(null);
      await alEmitir(emitido);
    } catch (causa) {
      setError(explicarFalla(causa, todosLosMensajes.error_de_comunicacion));
      if (esDeCodigo(causa, 'liquidacion_cambio')) {
        olvidar();
        await alReleer();
      }
    }
  };
  return (
    <>
      <Title order={3} size="h5">
        Debe, sin cupón
      </Title>
      {!hay && <Text c="dimmed">No debe nada de sus matrículas que no esté en un cupón.</Text>}
      {deuda.impide && <Nota tono="advierte">{deuda.impide}</Nota>}
      {nadaDeLoQueTenia && (
        <Text>De lo que tenía ese cupón no queda nada para otro: está pago, o en uno que vale.</Text>
      )}
      {hay && (
        <>
          <Stack gap="xs" component="fieldset" style={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}>
            <VisuallyHidden component="legend">Qué lleva el cupón</VisuallyHidden>
            {GRUPOS.flatMap((grupo) =>
              grupos[grupo].map((item) => (
                <Renglon
                  key={claveDelItem(grupo, item.id)}
                  item={item}
                  venceDicho={decirVencimiento(item, grupo)}
                  puede={puedeSeleccionarse(grupos, item)}
                  alCambiar={(si) => cambiar(grupo, item.id, si)}
                />
              )),
            )}
          </Stack>
          {error && (
            <Text role="alert" c="var(--colega-error)">
              {error}
            </Text>
          )}
          {deuda.impide === null && (
            <Group>
              <BotonDeAccion ocupado="Emitiendo…" alPresionar={emitir}>
                {`Emitir el cupón de ${formatImporte(totalALiquidar(grupos))}`}
              </BotonDeAccion>
            </Group>
          )}
        </>
      )}
    </>
  );
};

const decirVencimiento = ({ vencimiento, espera_cupon }: ItemDeLiquidacion, grupo: GrupoDeItems): string | null => {
  if (espera_cupon !== null) return `Espera al cupón N.º ${espera_cupon}, que tiene su CUOTA 1`;
  if (vencimiento === null) return null;
  return `${grupo === 'items_vencidos' ? 'Venció' : 'Vence'} el ${formatFecha(vencimiento)}`;
};

type PropsDeRenglon = {
  item: ItemDeLiquidacion;
  venceDicho: string | null;
  puede: boolean;
  alCambiar: (si: boolean) => void;
};

const Renglon = ({ item, venceDicho, puede, alCambiar }: PropsDeRenglon) => {
  const { descripcion, matricula, importe_total, capital, concepto, seleccionadoParaLiquidar } = item;
  const id = useId();
  const conRecargo = concepto.tipo_key !== 'bonificacion' && new Decimal(importe_total).gt(capital);
  const dicho = [
    matricula,
    venceDicho,
    conRecargo && 'con su recargo',
    !tieneInterruptor(item) && 'va siempre con lo demás',
  ].filter(Boolean);
  return (
    <Group justify="space-between" gap="xs" wrap="nowrap" align="flex-start">
      <Checkbox
        label={descripcion}
        description={<span id={`${id}-dicho`}>{dicho.join(' · ')}</span>}
        aria-describedby={`${id}-dicho ${id}-importe`}
        checked={seleccionadoParaLiquidar}
        disabled={!tieneInterruptor(item) || !(puede || seleccionadoParaLiquidar)}
        onChange={({ currentTarget: { checked } }) => alCambiar(checked)}
      />
      <Text id={`${id}-importe`} style={{ whiteSpace: 'nowrap' }}>
        {formatImporte(importe_total)}
      </Text>
    </Group>
  );
};
