import type { Certificado } from '@colega/contract/certificados';
import { compartir } from '@colega/web-kit/ui/avisos/compartir.ts';
import { BotonDeAccion } from '@colega/web-kit/ui/botones/boton-de-accion.tsx';
import { Icono } from '@colega/web-kit/ui/signos/icono.tsx';
import { direccionDeVerificacion } from '../lib/navegacion/direcciones.ts';

type Props = { certificado: Pick<Certificado, 'codigo' | 'nombre' | 'numero_certificado'> };

export const CompartirCertificado = ({ certificado: { codigo, nombre, numero_certificado } }: Props) => (
  <BotonDeAccion
    variant="default"
    leftSection={<Icono nombre="externo" />}
    ocupado="Compartiendo…"
    aria-label={`Compartir ${numero_certificado}`}
    alPresionar={() =>
      compartir({
        titulo: `${nombre} ${numero_certificado}`,
        texto: `Certificado ${numero_certificado}. Acá se lee y se verifica:`,
        direccion: new URL(direccionDeVerificacion(codigo), location.origin).href,
      })
    }
  >
    Compartir
  </BotonDeAccion>
);
