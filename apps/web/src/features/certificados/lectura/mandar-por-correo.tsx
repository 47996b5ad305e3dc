import {
  type CertificadoLeido,
  LARGO_DEL_CORREO,
  type PorCorreo,
  rutasDeCertificados,
} from '@colega/contract/certificados';
import { ErrorDeApi, explicarFalla } from '@colega/web-kit/lib/api/error-de-api.ts';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import { useIntento } from '@colega/web-kit/lib/api/use-intento.ts';
import { avisarError, avisarExito } from '@colega/web-kit/ui/avisos/avisos.tsx';
import { BotonDeAccion } from '@colega/web-kit/ui/botones/boton-de-accion.tsx';
import { formatInstante } from '@colega/web-kit/ui/datos/instante.tsx';
import { Card, Group, Stack, Text, TextInput, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { consultaDeCertificado } from '../../../lib/consultas/certificados.ts';

type Props = { certificado: CertificadoLeido };

export const MandarPorCorreo = ({ certificado }: Props) => (
  <Card component="section" aria-labelledby="titulo-correo">
    <Stack gap="md">
      <Title order={2} size="h3" id="titulo-correo">
        Mandarlo por correo
      </Title>
      <FormularioDeCorreo certificado={certificado} />
    </Stack>
  </Card>
);

/** S-897: to whom it is for, with one press once their address was written for any certificate. */
export const FormularioDeCorreo = ({ certificado }: Props) => {
  const { impreso, por_correo, version } = certificado;
  const { ultimo, responde_a } = por_correo;
  const { correo, error, escribir, mandar, campo } = useEnvio(certificado);
  const enviar = (evento: FormEvent) => evento.preventDefault();
  return (
    <Stack gap="md">
      <Text c="dimmed">
        Va el PDF y la dirección para verificarlo.
        {responde_a !== null && ` Lo que te contesten llega a ${responde_a}.`}
      </Text>
      <form onSubmit={enviar} noValidate>
        <Group gap="sm" align="flex-end">
          <TextInput
            ref={campo}
            type="email"
            label={impreso.titular ? `Correo de ${impreso.titular.nombre}` : 'Correo de quien lo recibe'}
            description="Queda en tu cuenta para el próximo. Solo lo ves vos."
            placeholder="nombre@ejemplo.com"
            value={correo}
            onChange={({ currentTarget: { value } }) => escribir(value)}
            maxLength={LARGO_DEL_CORREO}
            error={error}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            flex="1 1 260px"
            maw={480}
          />
          <BotonDeAccion type="submit" ocupado="Mandando…" alPresionar={mandar}>
            {ultimo === null ? 'Mandar por correo' : 'Mandar otra vez'}
          </BotonDeAccion>
        </Group>
      </form>
      <div role="status">{ultimo !== null && <Text>{contarEnvio(ultimo, version.numero)}</Text>}</div>
    </Stack>
  );
};

const useEnvio = ({ id, por_correo }: CertificadoLeido) => {
  const [correo, setCorreo] = useState(por_correo.ultimo?.correo ?? por_correo.correo ?? '');
  const [error, setError] = useState<string>();
  const campo = useRef<HTMLInputElement>(null);
  const cliente = useQueryClient();
  const intento = useIntento();
  const mandar = async (): Promise<void> => {
    const body = { correo };
    try {
      const opciones = { idempotencyKey: intento.claveDe(body) };
      const { message, por_correo: queda } = await llamar(
        rutasDeCertificados.mandarCertificado,
        { params: { id }, body },
        opciones,
      );
      intento.olvidar();
      setError(undefined);
      cliente.setQueryData(consultaDeCertificado(id).queryKey, (leido) => leido && { ...leido, por_correo: queda });
      avisarExito(message);
    } catch (falla) {
      const propio = falla instanceof ErrorDeApi && falla.problem?.errores?.find((uno) => uno.campo === 'correo');
      if (!propio) return void avisarError(explicarFalla(falla, 'No pudimos mandar el certificado. Probá de nuevo.'));
      setError(propio.mensaje);
      campo.current?.focus();
    }
  };
  return {
    ...{ correo, error, mandar, campo },
    escribir: (texto: string) => {
      setCorreo(texto);
      setError(undefined);
    },
  };
};

const contarEnvio = (
  { correo, version, pedido_en, enviado_en, resultado }: NonNullable<PorCorreo['ultimo']>,
  vigente: number,
) => {
  if (resultado === 'rechazado') return `${correo} no lo recibió. Revisá la dirección y mandalo otra vez.`;
  if (resultado === 'sin_entregar') return `No pudimos mandárselo a ${correo}. Mandalo otra vez.`;
  if (resultado === 'sin_motivo') return `A ${correo} no se le mandó: el certificado se anuló antes.`;
  if (enviado_en === null) return `Lo estamos mandando a ${correo}, desde el ${formatInstante(pedido_en)}.`;
  const cual = version === vigente ? '' : ` Fue la versión ${version}; ahora vale la ${vigente}.`;
  return `Se lo mandaste a ${correo} el ${formatInstante(enviado_en)}.${cual}`;
};
