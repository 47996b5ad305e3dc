import type { Page } from '@playwright/test';
import { generateSync } from 'otplib';

const PASO_SEGUNDOS = 30;

/** The code of an app, made by another library than the server's; `pasos` counts ahead. */
export const codigoDe = (secret: string, pasos = 0): string =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + pasos * PASO_SEGUNDOS });

/** Stands for a phone or a computer with a fingerprint, until it is lost. */
export const conAutenticador = async (page: Page): Promise<{ perder: () => Promise<void> }> => {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
  return {
    perder: async () => {
      await cdp.send('WebAuthn.clearCredentials', { authenticatorId });
    },
  };
};
