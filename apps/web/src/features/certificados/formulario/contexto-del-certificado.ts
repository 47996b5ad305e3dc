import type { CertificadoLeido } from '@colega/contract/certificados';
import type { Legajo } from '@colega/contract/legajos';
import type { TipoDeCertificado } from '@colega/domain/certificados';
import { useCarga } from '@colega/web-kit/form/contexto-de-carga.ts';
import type { FotosPendientes } from '../fotos/use-fotos-pendientes.ts';
import type { BorradorDeCertificado } from './borrador-de-certificado.ts';

export type Certificando = {
  type: TipoDeCertificado;
  legajo: Legajo;
  anexo: CertificadoLeido | null;
  borrador: BorradorDeCertificado;
  cambiar: (cambio: (borrador: BorradorDeCertificado) => BorradorDeCertificado) => void;
  fotos: FotosPendientes;
  advertencias: ReadonlyMap<string, string>;
};

const esCertificando = (carga: object): carga is Certificando => 'advertencias' in carga;

export const useCertificando = (): Certificando => useCarga(esCertificando);
