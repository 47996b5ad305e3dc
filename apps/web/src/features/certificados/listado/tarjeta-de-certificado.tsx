import type { CertificadoDeLista } from '@colega/contract/certificados';
import { mensajes } from '@colega/contract/mensajes';
import { formatFecha } from '@colega/domain/fechas';
import { BotonDeDescarga } from '@colega/web-kit/ui/botones/boton-de-descarga.tsx';
import { Dato } from '@colega/web-kit/ui/datos/dato.tsx';
import estilos from '@colega/web-kit/ui/listas/tarjeta-con-enlace.module.css';
import { Icono } from '@colega/web-kit/ui/signos/icono.tsx';
import { InsigniaDeEstado } from '@colega/web-kit/ui/signos/insignia-de-estado.tsx';
import { Button, Card, Group, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { imprimirCertificado } from '../../../lib/consultas/certificados.ts';
import { direccionDelEmitido } from '../../../lib/navegacion/direccion-del-emitido.ts';

type Props = { certificado: CertificadoDeLista; alMandar: () => void };

export const TarjetaDeCertificado = ({ certificado, alMandar }: Props) => {
  const { id, numero_certificado, nombre, fecha_creacion, estado, titular, inmueble, legajo, referencia } = certificado;
  const anulado = estado.clave === 'anulado';
  return (
    <Card component="li" className={estilos.tarjeta} padding="md" aria-label={`Certificado ${numero_certificado}`}>
      <Group justify="space-between" align="flex-start" gap="xs">
        <div>
          <Title order={2} size="h3">
            <Link to={direccionDelEmitido(id)} className={estilos.enlace}>
              {numero_certificado}
            </Link>
          </Title>
          <Text c="dimmed">
            {nombre} · {formatFecha(fecha_creacion)}
          </Text>
        </div>
        <InsigniaDeEstado tono={anulado ? 'peligro' : 'exito'}>{estado.nombre}</InsigniaDeEstado>
      </Group>
      <div className={estilos.datos}>
        <Dato icono="persona" nombre="Titular" valor={titular || 'Sin titular'} />
        {inmueble && <Dato icono="lugar" nombre="Inmueble" valor={inmueble.texto} />}
        <Dato icono="legajos" nombre="De" valor={`Legajo ${legajo.numero_legajo}`} />
        {referencia && <Dato icono="documento" nombre="Se refiere a" valor={referencia.numero_certificado} />}
      </div>
      <Group className={estilos.acciones} gap="sm">
        <BotonDeDescarga
          leftSection={<Icono nombre="documento" />}
          pedir={() => imprimirCertificado(id)}
          nombre={`certificado_${numero_certificado}.pdf`}
          falla={mensajes.error_intentar_descargar}
          aria-label={`Descargar ${numero_certificado}`}
        >
          Descargar
        </BotonDeDescarga>
        {!anulado && (
          <Button
            variant="default"
            leftSection={<Icono nombre="externo" />}
            aria-label={`Mandar ${numero_certificado} por correo`}
            onClick={alMandar}
          >
            Mandar por correo
          </Button>
        )}
      </Group>
    </Card>
  );
};
