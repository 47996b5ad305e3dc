import { rutasDeCaja } from '@colega/contract/dinero';
import { todosLosMensajes } from '@colega/contract/mensajes';
import { formatFecha } from '@colega/domain/fechas';
import { Decimal, formatImporte } from '@colega/domain/importes';
import { consulta } from '@colega/web-kit/lib/consultas/consulta.ts';
import { FallaDicha } from '@colega/web-kit/ui/avisos/falla-dicha.tsx';
import { BotonDeAccion } from '@colega/web-kit/ui/botones/boton-de-accion.tsx';
import { useHoy } from '@colega/web-kit/ui/datos/use-hoy.ts';
import { FechaInput } from '@colega/web-kit/ui/entradas/fecha-input.tsx';
import { EsqueletoDeTarjetas } from '@colega/web-kit/ui/esperas/esqueleto.tsx';
import { FallaDeConsulta } from '@colega/web-kit/ui/esperas/falla-de-consulta.tsx';
import { Button, Checkbox, Group, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useRef } from 'react';
import { TODO_EL_COLEGIO } from '../../../lib/nombres.ts';
import { useOperador } from '../../../lib/operador.ts';
import { LoEscrito } from '../../../ui/lo-escrito.tsx';
import { Cobrado } from './cobrado.tsx';
import { calcularCobro, elegirUltimoEmitido, errorSinLugar, hayEfectivo } from './cobro-en-curso.ts';
import { CuponesDeLaCaja } from './cupones-de-la-caja.tsx';
import { Lector } from './lector.tsx';
import { Mostrador } from './mostrador.tsx';
import { PagosDeLaCaja } from './pagos-de-la-caja.tsx';
import { type Caja as CajaEnUso, useCaja } from './use-caja.ts';
import { useMostrador } from './use-mostrador.ts';

const Caja = () => {
  const { distrito } = useOperador();
  const caja = useCaja();
  const mostrador = useMostrador(caja);
  const lector = useRef<HTMLInputElement>(null);
  const { data, error, refetch, isRefetching } = useQuery(consulta(rutasDeCaja.opcionesDeCaja, {}));
  const hayCupones = caja.cobro.cupones.length > 0;
  const cobrar = async () => {
    if (!(await caja.cobrar())) return;
    mostrador.cerrar();
    lector.current?.focus();
  };
  const empezarOtro = () => {
    caja.empezarOtro();
    mostrador.cerrar();
    lector.current?.focus();
  };
  const alPulsar = (evento: KeyboardEvent) => {
    if (evento.key === 'Enter' && evento.ctrlKey && hayCupones) void cobrar();
  };
  return (
    <Stack gap="md" onKeyDown={alPulsar}>
      <Group align="baseline" gap="sm">
        <Title order={1}>Caja</Title>
        <Text c="dimmed">{distrito?.nombre ?? TODO_EL_COLEGIO}</Text>
      </Group>
      <Lector campo={lector} alLeer={mostrador.leer} vez={mostrador.vez} />
      <Mostrador caja={caja} mostrador={mostrador} alTerminar={() => lector.current?.focus()} />
      {caja.hecho && <Cobrado hecho={caja.hecho} />}
      {!data && error && (
        <FallaDeConsulta
          error={error}
          mensaje={todosLosMensajes.error_cargar_caja}
          alReintentar={() => void refetch()}
          reintentando={isRefetching}
        />
      )}
      {!data && !error && <EsqueletoDeTarjetas alto={64} cantidad={2} />}
      {!hayCupones && !caja.hecho && mostrador.visto === null && (
        <Text c="dimmed">Todavía no leíste ningún cupón.</Text>
      )}
      {hayCupones && data && (
        <>
          <CuponesDeLaCaja {...caja} />
          <Title order={2} size="h4">
            Con qué se paga
          </Title>
          <PagosDeLaCaja caja={caja} opciones={data} />
          <FechaDelPago caja={caja} />
          <Cierre caja={caja} alCobrar={cobrar} alEmpezarOtro={empezarOtro} />
        </>
      )}
      <LoEscrito hay={hayCupones} />
    </Stack>
  );
};

/** Of what was transferred or charged another day, whose price is of that day. Nothing is paid with money of before it was issued. */
const FechaDelPago = ({ caja: { cobro, errores, cambiarFecha } }: { caja: CajaEnUso }) => {
  const hoy = useHoy();
  const nuevo = elegirUltimoEmitido(cobro);
  if (hayEfectivo(cobro)) return null;
  const { numero_boleta = 0, emitido = hoy } = nuevo ?? {};
  const deHoy = emitido >= hoy;
  const anterior = cobro.fecha !== null && cobro.fecha < emitido;
  const porque = `El cupón N.º ${numero_boleta} es ${deHoy ? 'de hoy' : `del ${formatFecha(emitido)}`}: no se paga con dinero de antes.`;
  return (
    <FechaInput
      label="Día del pago"
      description={`Si no fue hoy. El importe es el de ese día. ${porque}`}
      value={cobro.fecha}
      alCambiar={(fecha) => void cambiarFecha(fecha)}
      minima={emitido}
      maxima={hoy}
      error={errores.fecha ?? (anterior && porque)}
    />
  );
};

type Props = { caja: CajaEnUso; alCobrar: () => Promise<void>; alEmpezarOtro: () => void };

const Cierre = ({ caja, alCobrar, alEmpezarOtro }: Props) => {
  const { cobro, errores, ocupado, cambiar } = caja;
  const { total, reparto, falta, sobra } = calcularCobro(cobro);
  const vuelto = reparto?.vuelto ?? '0.00';
  const problema = errorSinLugar(cobro, errores) ?? falta;
  return (
    <Stack gap="sm">
      <Group gap="xl" align="baseline">
        <Text fz="1.25rem">
          Total: <b>{formatImporte(total)}</b>
        </Text>
        {new Decimal(vuelto).gt(0) && (
          <Text fz="1.25rem">
            Vuelto: <b>{formatImporte(vuelto)}</b>
          </Text>
        )}
      </Group>
      {sobra && (
        <Checkbox
          label="Lo que sobra queda a favor"
          checked={cobro.deja_a_favor}
          onChange={({ currentTarget: { checked } }) => cambiar({ deja_a_favor: checked })}
        />
      )}
      <FallaDicha>{problema}</FallaDicha>
      <Group gap="sm">
        <BotonDeAccion
          ocupado="Cobrando…"
          trabajando={ocupado}
          alPresionar={alCobrar}
          aria-keyshortcuts="Control+Enter"
        >
          {`Cobrar ${formatImporte(total)}`}
        </BotonDeAccion>
        <Button variant="default" disabled={ocupado} onClick={alEmpezarOtro}>
          Empezar de nuevo
        </Button>
      </Group>
    </Stack>
  );
};

export default Caja;
