import { NumeroCampo } from '@colega/web-kit/form/tipos/numero/numero-campo.tsx';
import { OpcionCampo } from '@colega/web-kit/form/tipos/opcion/opcion-campo.tsx';
import { ParrafoCampo } from '@colega/web-kit/form/tipos/parrafo/parrafo-campo.tsx';
import { hoja, type TiposDibujados } from '@colega/web-kit/form/tipos/registro.ts';
import { SiNoCampo } from '@colega/web-kit/form/tipos/si-no/si-no-campo.tsx';
import { TextoCampo } from '@colega/web-kit/form/tipos/texto/texto-campo.tsx';
import { CertificadoCampo } from './certificado-campo.tsx';
import { FotoCampo } from './foto-campo.tsx';
import { InmuebleCampo } from './inmueble-campo.tsx';
import { LocalidadCampo } from './localidad-campo.tsx';
import { TitularCampo } from './titular-campo.tsx';

export const TIPOS_QUE_DIBUJA: TiposDibujados = {
  texto: hoja(TextoCampo),
  parrafo: hoja(ParrafoCampo),
  numero: hoja(NumeroCampo),
  opcion: hoja(OpcionCampo),
  si_no: hoja(SiNoCampo),
  titular: hoja(TitularCampo),
  inmueble: hoja(InmuebleCampo),
  localidad: hoja(LocalidadCampo),
  certificado: hoja(CertificadoCampo),
  foto: hoja(FotoCampo),
};
