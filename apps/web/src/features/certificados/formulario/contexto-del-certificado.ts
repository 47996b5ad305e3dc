import type { CertificadoLeido } from '@colega/contract/certificados';
import type { Legajo } from '@colega/contract/legajos';
import type { TipoDeCertificado, Valor } from '@colega/domain/certificados';
import { createContext, useContext } from 'react';
import { useCampos } from '../../../form/wizard/contexto-de-campos.ts';
import type { FotosPendientes } from '../fotos/use-fotos-pendientes.ts';
import type { BorradorDeCertificado } from './borrador-de-certificado.ts';

type Certificando = {
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

const Contexto = createContext<Certificando | null>(null);
export const ProveedorDelCertificado = Contexto.Provider;

export const useCertificando = (): Certificando => {
  const certificando = useContext(Contexto);
  if (!certificando) throw new Error('A field of a certificate is drawn inside its form');
  return certificando;
};

/** What an input of the form is given: its value, how to change it, and what the wizard has to say of it. */
export const useValor = (ruta: string) => {
  const { borrador, cambiar } = useCertificando();
  const valor = borrador.valores[ruta] ?? null;
  const { description: _, ...props } = useCampos().campo(ruta, valor);
  const poner = (nuevo: Valor) => cambiar((b) => ({ ...b, valores: { ...b.valores, [ruta]: nuevo } }));
  return { valor, poner, props };
};
