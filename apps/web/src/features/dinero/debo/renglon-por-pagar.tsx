import { formatImporte } from '@colega/domain/importes';
import { ConCodigos } from '@colega/web-kit/ui/datos/codigo.tsx';
import { Dato } from '@colega/web-kit/ui/datos/dato.tsx';
import { useHoy } from '@colega/web-kit/ui/datos/use-hoy.ts';
import { textoDeVencimiento } from '@colega/web-kit/ui/datos/vencimientos.ts';
import { Anchor, Checkbox, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { DIRECCIONES, direccionDelCupon, direccionDePago } from '../../../lib/navegacion/direcciones.ts';
import lista from '../liquidacion/liquidacion.module.css';
import { Renglones } from '../renglones.tsx';
import estilos from './debo.module.css';
import type { PorPagar } from './por-pagar.ts';

type Props = { pago: PorPagar; elegido: boolean; alCambiar: (si: boolean) => void };

export const RenglonPorPagar = ({ pago, elegido, alCambiar }: Props) => {
  const { que, importe, impide, conceptos } = pago;
  const hoy = useHoy();
  const vencido = pago.vence !== null && pago.vence < hoy;
  return (
    <li className={lista.item}>
      <div className={estilos.renglon}>
        <div className={estilos.nombre}>
          <Checkbox
            size="md"
            label={<ConCodigos texto={que} />}
            description={cuando(pago, hoy) || undefined}
            error={impide ?? undefined}
            checked={elegido}
            disabled={impide !== null}
            onChange={(evento) => alCambiar(evento.currentTarget.checked)}
            styles={vencido ? { description: { color: 'var(--mantine-color-error)', fontWeight: 700 } } : {}}
          />
        </div>
        <Text className={estilos.importe} {...(!elegido && { c: 'dimmed' })}>
          {formatImporte(importe)}
        </Text>
      </div>
      {pago.de !== 'cargo' && (
        <Stack gap={4} mt="xs" pl={36}>
          {conceptos.length > 1 && <Renglones renglones={conceptos} />}
          {pago.de === 'cupon' && pago.cupon.legajo && (
            <Dato icono="legajos" nombre="De" valor={`Legajo ${pago.cupon.legajo.numero_legajo}`} />
          )}
          <ADonde pago={pago} />
        </Stack>
      )}
    </li>
  );
};

const cuando = (pago: PorPagar, hoy: string): string => {
  const de = pago.de === 'cupon' ? [`Cupón Nº ${pago.cupon.numero_boleta}`] : [];
  return [...de, ...(pago.vence ? [textoDeVencimiento(pago.vence, hoy)] : [])].join(' · ');
};

const ADonde = ({ pago }: { pago: Exclude<PorPagar, { de: 'cargo' }> }) => {
  if (pago.de === 'matricula')
    return pago.conceptos.length === 0 ? null : (
      <Anchor component={Link} to={DIRECCIONES.liquidar} size="sm">
        Elegir qué pagar de la matrícula
      </Anchor>
    );
  const { id, numero_boleta } = pago.cupon;
  return (
    <Anchor component={Link} to={pago.impide ? direccionDePago(id) : direccionDelCupon(id)} size="sm">
      {pago.impide ? `Consultar el pago del cupón ${numero_boleta}` : `Ver el cupón ${numero_boleta}`}
    </Anchor>
  );
};
