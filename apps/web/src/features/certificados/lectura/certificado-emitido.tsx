import type { CertificadoLeido } from '@colega/contract/certificados';
import { mensajes } from '@colega/contract/mensajes';
import { esNoEncontrado } from '@colega/web-kit/lib/api/error-de-api.ts';
import { type Antes, adelantar } from '@colega/web-kit/lib/consultas/adelanto.ts';
import { idDe } from '@colega/web-kit/lib/navegacion/id-de.ts';
import { useTitulo } from '@colega/web-kit/lib/navegacion/titulo.ts';
import { BackLink } from '@colega/web-kit/ui/botones/back-link.tsx';
import { BotonEnlace } from '@colega/web-kit/ui/botones/boton-enlace.tsx';
import { EsqueletoDePantalla } from '@colega/web-kit/ui/esperas/esqueleto.tsx';
import { FallaDeConsulta } from '@colega/web-kit/ui/esperas/falla-de-consulta.tsx';
import { DatosDelCertificado } from '@colega/web-kit/ui/legajo/datos-del-certificado.tsx';
import { Cara } from '@colega/web-kit/ui/signos/cara.tsx';
import { Stack, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { consultaDeCertificado } from '../../../lib/consultas/certificados.ts';
import { DIRECCIONES } from '../../../lib/navegacion/direcciones.ts';
import { AccionesDelEmitido } from './acciones-del-emitido.tsx';
import { LoDeclarado } from './lo-declarado.tsx';
import { MandarPorCorreo } from './mandar-por-correo.tsx';
import { mientrasSale } from './mientras-sale.ts';
import { QuienYDonde } from './quien-y-donde.tsx';

/** S-896: all that its paper says, to be read on any screen. */
const CertificadoEmitido = () => {
  const id = idDe(useParams().id) ?? 0;
  const { data, error, refetch, isRefetching } = useQuery({
    ...consultaDeCertificado(id),
    enabled: id > 0,
    refetchInterval: mientrasSale,
  });
  const inexistente = id === 0 || esNoEncontrado(error);
  const certificado = inexistente ? undefined : data;
  useTitulo(certificado?.numero_certificado);
  return (
    <Stack gap="lg">
      <BackLink to={DIRECCIONES.certificados}>Volver a mis certificados</BackLink>
      <Title order={1}>Certificado</Title>
      {inexistente && <NoEncontrado />}
      {!inexistente && !certificado && error && (
        <FallaDeConsulta
          error={error}
          mensaje={mensajes.error_cargar_datos}
          alReintentar={() => void refetch()}
          reintentando={isRefetching}
        />
      )}
      {!inexistente && !certificado && !error && <EsqueletoDePantalla />}
      {certificado && <Emitido certificado={certificado} />}
    </Stack>
  );
};

export default CertificadoEmitido;

const Emitido = ({ certificado }: { certificado: CertificadoLeido }) => (
  <>
    <div>
      <DatosDelCertificado
        certificado={{
          ...certificado,
          inmueble: certificado.inmueble?.texto ?? '',
          estado: certificado.estado.clave,
        }}
        leido={certificado}
      />
    </div>
    <AccionesDelEmitido certificado={certificado} />
    {certificado.estado.clave === 'confirmado' && <MandarPorCorreo key={certificado.id} certificado={certificado} />}
    <QuienYDonde certificado={certificado} />
    <LoDeclarado certificado={certificado} />
  </>
);

const NoEncontrado = () => (
  <Cara
    icono="buscar"
    titulo="No encontramos este certificado"
    texto="Puede que no sea tuyo o que la dirección no sea correcta."
    acciones={<BotonEnlace to={DIRECCIONES.certificados}>Ver mis certificados</BotonEnlace>}
  />
);

export const adelantos: Antes = ({ params }) => {
  const id = idDe(params.id);
  return id === null ? [] : [adelantar(consultaDeCertificado(id))];
};
