import { mensajes } from '@colega/contract/mensajes';
import { type ItemDeLiquidacion as Item, tieneInterruptor } from '@colega/domain/dinero';
import { formatImporte } from '@colega/domain/importes';
import { useHoy } from '@colega/web-kit/ui/datos/use-hoy.ts';
import { textoDeVencimiento } from '@colega/web-kit/ui/datos/vencimientos.ts';
import { Icono } from '@colega/web-kit/ui/signos/icono.tsx';
import { Anchor, Group, Switch, Text } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { DIRECCIONES } from '../../../lib/navegacion/direcciones.ts';
import { Desglose } from '../desglose.tsx';
import estilos from './liquidacion.module.css';

/** LIQ-014: the switch of quota 2 follows its quota 1 after this time. */
const DEMORA_MS = 200;

type Props = { item: Item; puedeElegirse: boolean; alCambiar: (si: boolean) => void };

/** LIQ-010, LIQ-019: some charges are always settled and have no switch. */
export const ItemDeLiquidacion = ({ item, puedeElegirse, alCambiar }: Props) => {
  const { descripcion, vencimiento, importe_total, seleccionadoParaLiquidar: elegido } = item;
  const encendido = useConDemora(elegido, !puedeElegirse);
  const hoy = useHoy();
  const detalle = vencimiento && textoDeVencimiento(vencimiento, hoy);
  return (
    <li className={estilos.item}>
      <Group gap="sm" wrap="nowrap" align="flex-start">
        <div className={estilos.nombre}>
          {tieneInterruptor(item) ? (
            <Switch
              size="md"
              label={descripcion}
              description={puedeElegirse ? detalle : porQueNo(item)}
              checked={encendido}
              disabled={!puedeElegirse && !encendido}
              onChange={(evento) => alCambiar(evento.currentTarget.checked)}
            />
          ) : (
            <SinInterruptor descripcion={descripcion} detalle={detalle} elegido={elegido} />
          )}
        </div>
        <Text className={estilos.importe} {...(!elegido && { c: 'dimmed' })}>
          {formatImporte(importe_total)}
        </Text>
      </Group>
      <Desglose pasos={item.pasos} de={descripcion} />
    </li>
  );
};

/** LIQ-013: its CUOTA 1 is not chosen, or is in a coupon that nobody has paid yet. */
const porQueNo = ({ espera_cupon }: Item): ReactNode =>
  espera_cupon === null ? (
    mensajes.cuota_2_sin_cuota_1
  ) : (
    <>
      Primero pagá (o cancelá) el{' '}
      <Anchor
        component={Link}
        to={`${DIRECCIONES.resumenDeCupones}?estado=pendiente`}
        fz="inherit"
        pos="relative"
        style={{ whiteSpace: 'nowrap', zIndex: 1 }}
      >
        cupón {espera_cupon}
      </Anchor>
      , que tiene la CUOTA 1.
    </>
  );

type PropsSin = { descripcion: string; detalle: string | null; elegido: boolean };

const SinInterruptor = ({ descripcion, detalle, elegido }: PropsSin) => (
  <Group gap="sm" wrap="nowrap" align="flex-start">
    <Icono nombre={elegido ? 'tilde' : 'prohibido'} />
    <div>
      <Text>{descripcion}</Text>
      <Text size="sm" c="dimmed">
        {elegido ? 'Se liquida siempre' : 'Queda afuera de esta liquidación'}
        {detalle && ` · ${detalle}`}
      </Text>
    </div>
  </Group>
);

const useConDemora = (encendido: boolean, arrastrado: boolean): boolean => {
  const [mostrado, setMostrado] = useState(encendido);
  const espera = mostrado && !encendido && arrastrado;
  useEffect(() => {
    if (!espera) return setMostrado(encendido);
    const id = setTimeout(() => setMostrado(false), DEMORA_MS);
    return () => clearTimeout(id);
  }, [encendido, espera]);
  return espera || encendido;
};
