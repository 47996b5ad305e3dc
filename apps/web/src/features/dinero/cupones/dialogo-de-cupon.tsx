import type { Cupon } from '@colega/contract/dinero';
import { mensajes } from '@colega/contract/mensajes';
import { esNoEncontrado } from '@colega/web-kit/lib/api/error-de-api.ts';
import { Esqueleto, EsqueletoDeTexto } from '@colega/web-kit/ui/esperas/esqueleto.tsx';
import { EstadoVacio } from '@colega/web-kit/ui/esperas/estado-vacio.tsx';
import { FallaDeConsulta } from '@colega/web-kit/ui/esperas/falla-de-consulta.tsx';
import { Modal, Stack } from '@mantine/core';
import { useCupon } from '../../../lib/consultas/cuenta.ts';
import { AccionesDelCupon } from './acciones-del-cupon.tsx';
import { DetalleDelCupon } from './detalle-del-cupon.tsx';
import { EstadoDelPago } from './estado-del-pago.tsx';

type Props = { id: number | null; abierto: boolean; alCerrar: () => void };

const DialogoDeCupon = ({ id, abierto, alCerrar }: Props) => {
  const { data } = useCupon(id ?? 0);
  return (
    <Modal
      opened={abierto}
      onClose={alCerrar}
      size="lg"
      title={data && data.id === id ? `Cupón Nº ${data.numero_boleta}` : 'Cupón'}
      styles={{ title: { fontWeight: 700, fontSize: '1.1875rem' } }}
    >
      {id !== null && <Contenido id={id} />}
    </Modal>
  );
};

const Contenido = ({ id }: { id: number }) => {
  const { data, error, isFetching, refetch } = useCupon(id);
  if (data) return <Leido cupon={data} />;
  if (error && !isFetching)
    return esNoEncontrado(error) ? (
      <EstadoVacio icono="buscar" titulo="No encontramos ese cupón" texto="Puede ser de otra persona, o no existir." />
    ) : (
      <FallaDeConsulta error={error} mensaje={mensajes.error_cargar_cupones} alReintentar={() => void refetch()} />
    );
  return (
    <Esqueleto etiqueta="Cargando el cupón…">
      <EsqueletoDeTexto renglones={6} />
    </Esqueleto>
  );
};

const Leido = ({ cupon }: { cupon: Cupon }) => (
  <Stack gap="md">
    <DetalleDelCupon cupon={cupon} />
    <EstadoDelPago cupon={cupon} />
    <AccionesDelCupon cupon={cupon} />
  </Stack>
);

export default DialogoDeCupon;
