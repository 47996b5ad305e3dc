import type { Cupon } from '@colega/contract/dinero';
import { mensajes } from '@colega/contract/mensajes';
import { detalleDelError } from '@colega/web-kit/lib/api/error-de-api.ts';
import type { Antes } from '@colega/web-kit/lib/consultas/adelanto.ts';
import { idDe } from '@colega/web-kit/lib/navegacion/id-de.ts';
import { useTitulo } from '@colega/web-kit/lib/navegacion/titulo.ts';
import { avisarError } from '@colega/web-kit/ui/avisos/avisos.tsx';
import { BackLink } from '@colega/web-kit/ui/botones/back-link.tsx';
import { EsqueletoDePantalla } from '@colega/web-kit/ui/esperas/esqueleto.tsx';
import { Group, Stack, Title } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { adelantosDePagarCupon, useCuponPorPagar } from '../../../lib/consultas/pagos.ts';
import { DIRECCIONES } from '../../../lib/navegacion/direcciones.ts';
import { CancelarCupon } from '../../../ui/cancelar-cupon.tsx';
import { CuponPorPagar } from './cupon-por-pagar.tsx';
import { MediosDelCupon } from './medios-del-cupon.tsx';

/** PAG-001..006. */
const PagarCupon = () => {
  const id = Number(useParams().id);
  const { data: cupon, error } = useCuponPorPagar(id);
  const titulo = cupon ? `Pagar Cupón #${cupon.numero_boleta}` : 'Pagar Cupón';
  useTitulo(titulo);
  const [cancelado, setCancelado] = useState(false);
  const impide = cancelado ? null : impedimento(cupon, error);
  useIrAlInicio(impide);
  const navegar = useNavigate();
  const alCancelar = async () => {
    setCancelado(true); // it is read once more while leaving: that it is no longer pending is no surprise
    await navegar(DIRECCIONES.resumenDeCupones, { replace: true });
  };
  return (
    <Stack gap="lg">
      <BackLink to={DIRECCIONES.resumenDeCupones}>Volver a mis cupones</BackLink>
      <Title order={1}>{titulo}</Title>
      {cupon && impide === null ? (
        <>
          <CuponPorPagar cupon={cupon} />
          <MediosDelCupon cupon={cupon} />
          <Group justify="flex-end">
            <CancelarCupon cupon={cupon} alCancelar={alCancelar} />
          </Group>
        </>
      ) : (
        <EsqueletoDePantalla />
      )}
    </Stack>
  );
};

export default PagarCupon;

export const adelantos: Antes = ({ params }) => {
  const id = idDe(params.id);
  return id === null ? [] : adelantosDePagarCupon(id);
};

/** PAG-006. */
const impedimento = (cupon: Cupon | undefined, error: unknown): string | null => {
  if (cupon) return cupon.estado.nombre === 'pendiente' ? null : mensajes.cupon_no_pendiente;
  return error ? detalleDelError(error, mensajes.sin_conexion) : null;
};

/** PAG-005. */
const useIrAlInicio = (impide: string | null): void => {
  const navegar = useNavigate();
  const avisado = useRef(false);
  useEffect(() => {
    if (impide === null || avisado.current) return;
    avisado.current = true;
    avisarError(`${mensajes.formulario_no_disponible}\n${impide}`);
    void navegar(DIRECCIONES.inicio, { replace: true });
  }, [impide, navegar]);
};
