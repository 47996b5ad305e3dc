import { mensajes } from '@colega/contract/mensajes';
import { formatImporte } from '@colega/domain/dinero';
import { type ItemDeLiquidacion as Item, tieneInterruptor } from '@colega/domain/liquidaciones';
import { Group, Switch, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Icono } from '../../../ui/icono.tsx';
import { useHoy } from '../../../ui/use-hoy.ts';
import { textoDeVencimiento } from '../../../ui/vencimientos.ts';
import estilos from './liquidacion.module.css';

/** LIQ-014: how long after its quota 1 does the switch of quota 2 go. */
const DEMORA_MS = 200;

type Props = { item: Item; puedeElegirse: boolean; alCambiar: (si: boolean) => void };

/** A charge with its switch; some are always settled and have none (LIQ-010, LIQ-019). */
export const ItemDeLiquidacion = ({ item, puedeElegirse, alCambiar }: Props) => {
  const { descripcion, vencimiento, importe_total, seleccionadoParaLiquidar: elegido } = item;
  const encendido = useConDemora(elegido, !puedeElegirse);
  const hoy = useHoy();
  const detalle = vencimiento && textoDeVencimiento(vencimiento, hoy);
  return (
    <Group component="li" className={estilos.item} gap="sm" wrap="nowrap" align="flex-start">
      <div className={estilos.nombre}>
        {tieneInterruptor(item) ? (
          <Switch
            size="md"
            label={descripcion}
            description={puedeElegirse ? detalle : mensajes.cuota_2_sin_cuota_1}
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
  );
};

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

/** A switch that another one drags goes a moment later, so that it is seen to follow. */
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
