import type { Cupon } from '@colega/contract/dinero';
import { NOMBRE_DE_SITUACION } from '@colega/domain/dinero';
import { formatImporte } from '@colega/domain/importes';
import { ConCodigos } from '@colega/web-kit/ui/datos/codigo.tsx';
import { Dato } from '@colega/web-kit/ui/datos/dato.tsx';
import { useHoy } from '@colega/web-kit/ui/datos/use-hoy.ts';
import { haceCuanto } from '@colega/web-kit/ui/datos/vencimientos.ts';
import tarjeta from '@colega/web-kit/ui/listas/tarjeta-con-enlace.module.css';
import { Card, Group, Text, Title } from '@mantine/core';
import { Link, useLocation } from 'react-router';
import { conceptosDe } from '../conceptos-del-cupon.ts';
import { InsigniaDeCobro } from '../insignia-de-cobro.tsx';
import estilos from '../tarjeta-de-cuenta.module.css';
import { AccionesDelCupon } from './acciones-del-cupon.tsx';
import { EstadoDelPago } from './estado-del-pago.tsx';
import { fechaDePago } from './fechas-del-cupon.ts';
import { useLugar } from './lugares.ts';
import { useNombreDeCircuito } from './nombres-del-colegio.ts';
import { abrirCuponEnDireccion, DESDE_LA_LISTA } from './use-cupon-abierto.ts';

/** CUP-004, CUP-005. */
export const TarjetaDeCupon = ({ cupon }: { cupon: Cupon }) => {
  const { search } = useLocation();
  const circuito = useNombreDeCircuito(cupon.circuito);
  const id = `cupon-${cupon.id}`;
  return (
    <Card component="li" className={tarjeta.tarjeta} padding="md" aria-labelledby={id}>
      <Group justify="space-between" align="flex-start" gap="xs">
        <Title order={2} size="h3" id={id}>
          <Link
            to={abrirCuponEnDireccion(search, cupon.id)}
            className={tarjeta.enlace}
            state={DESDE_LA_LISTA}
            preventScrollReset
          >
            Cupón Nº {cupon.numero_boleta}
          </Link>
        </Title>
        <InsigniaDelCupon cupon={cupon} />
      </Group>
      <Text className={estilos.conceptos}>
        <ConCodigos texto={conceptosDe(cupon)} />
      </Text>
      <div className={tarjeta.datos}>
        <LineaDeFecha cupon={cupon} />
        <Dato icono="cuenta" nombre="Circuito" valor={circuito} />
        {cupon.legajo && <Dato icono="legajos" nombre="De" valor={`Legajo ${cupon.legajo.numero_legajo}`} />}
        <Text className={tarjeta.monto}>{formatImporte(cupon.monto_total)}</Text>
      </div>
      <EstadoDelPago cupon={cupon} />
      <AccionesDelCupon cupon={cupon} />
    </Card>
  );
};

/** CUP-017: a paid coupon says when. */
export const InsigniaDelCupon = ({ cupon }: { cupon: Cupon }) => {
  const { fecha } = useLugar();
  const { situacion } = cupon;
  const pagado = situacion === 'pago' ? fechaDePago(cupon) : null;
  const texto = NOMBRE_DE_SITUACION[situacion];
  return <InsigniaDeCobro estado={situacion}>{pagado ? `${texto} ${fecha(pagado)}` : texto}</InsigniaDeCobro>;
};

const LineaDeFecha = ({ cupon }: { cupon: Cupon }) => {
  const { fecha } = useLugar();
  const hoy = useHoy();
  const { estado, vencimiento } = cupon;
  const pagado = estado.nombre === 'pago' ? fechaDePago(cupon) : null;
  const atraso = estado.nombre === 'pendiente' ? haceCuanto(vencimiento, hoy) : '';
  return (
    <Text className={estilos.fecha}>
      {pagado ? `Fecha de pago: ${fecha(pagado)}` : `Vto: ${fecha(vencimiento)}${atraso}`}
    </Text>
  );
};
