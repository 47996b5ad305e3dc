import type { CertificadoLeido } from '@colega/contract/certificados';
import type { Legajo } from '@colega/contract/legajos';
import type { TipoDeCertificado } from '@colega/domain/certificados';
import { useCarga } from '@colega/web-kit/form/contexto-de-carga.ts';
import type { FotosPendientes } from '../fotos/use-fotos-pendientes.ts';
import type { BorradorDeCertificado } from './borrador-de-certificado.ts';

export type Certificando = {
  type: TipoDeCertificado;
  legajo: Legajo;
  /** The annex that is being corrected. */
  anexo: CertificadoLeido | null;
  borrador: BorradorDeCertificado;
  cambiar: (cambio: (borrador: BorradorDeCertificado) => BorradorDeCertificado) => void;
  /** Those that the server does not have yet. */
  fotos: FotosPendientes;
  /** By path: what looks wrong and may be right. */
  advertencias: ReadonlyMap<string, string>;
};

const esCertificando = (carga: object): carga is Certificando => 'advertencias' in carga;

/** What every field of a certificate reads and changes. */
export const useCertificando = (): Certificando => useCarga(esCertificando);
